import { addNews, noisyPicture, signIn } from '../lib/content.ts'
import { startProgram } from '../lib/program.ts'
import type { Report } from '../lib/report.ts'
import { openSeeded } from '../lib/seeded.ts'
import { median, quantile, timeOf } from '../lib/times.ts'

const writes = 8

/** Writes with a picture of 4 MB, and what others notice meanwhile. The program has the whole machine here. */
export async function measure(): Promise<Report> {
  const data = await openSeeded(100)
  const program = await startProgram(data.folder, { isPinned: false })
  try {
    const headers = await signIn(program)
    const picture = await noisyPicture(4)
    await addNews(program, headers, picture)
    const quiet = await others(program.url, until(3_000))
    const times: number[] = []
    let isWriting = true
    const [meanwhile] = await Promise.all([
      others(program.url, () => isWriting),
      (async () => {
        for (let write = 0; write < writes; write++) times.push(await timeOf(() => addNews(program, headers, picture)))
        isWriting = false
      })()
    ])
    const [time, p99, memory] = [median(times), quantile(meanwhile, 0.99), program.memory()]
    return {
      title: 'Writes with pictures',
      budgets: [
        {
          what: 'a content write with an image of 4 MB',
          budget: 'under 1.5 s',
          measured: `${(time / 1000).toFixed(2)} s`,
          holds: time < 1_500
        },
        {
          what: 'p99 of other requests meanwhile',
          budget: 'under 50 ms',
          measured: `${p99.toFixed(1)} ms (${quantile(quiet, 0.99).toFixed(1)} ms without writes)`,
          holds: p99 < 50
        },
        {
          what: 'resident memory after these writes',
          budget: 'under 250 MB',
          measured: `${Math.round(memory)} MB`,
          holds: memory < 250
        }
      ],
      text: `${writes} writes one after the other (${(picture.size / 1e6).toFixed(1)} MB each); meanwhile ${meanwhile.length} requests for the news page, which each write makes anew, and for a searched list.`
    }
  } finally {
    await program.stop()
    data.remove()
  }
}

function until(time: number): () => boolean {
  const end = performance.now() + time
  return () => performance.now() < end
}

/** Times pages and uncached lists while `goesOn`. */
async function others(url: string, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; goesOn(); number++) {
    const address = number % 2 ? '/news' : '/api/news?search=roof&page=1'
    times.push(await timeOf(async () => await (await fetch(url + address)).text()))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return times
}
