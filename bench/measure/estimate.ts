import { dataFolder, startProgram } from '../lib/program.ts'
import type { Report } from '../lib/report.ts'
import { median, timeOf } from '../lib/times.ts'

const asked = 300

/** The estimate from a bill: computed for bills that nobody asked for before, beside an answer from the store. */
export async function measure(): Promise<Report> {
  const data = dataFolder()
  const program = await startProgram(data.folder, { seedDemo: true })
  try {
    await program.idle()
    const timesOf = async (addressOf: (index: number) => string) => {
      const times: number[] = []
      for (let index = 0; index < 2 * asked; index++) {
        const time = await timeOf(async () => {
          const response = await fetch(program.url + addressOf(index))
          if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
          await response.arrayBuffer()
        })
        // The first half warms up.
        if (index >= asked) times.push(time)
      }
      return median(times)
    }
    const computed = await timesOf((index) => `/api/estimate?bill=${1000 + 7 * index}`)
    const kept = await timesOf(() => '/api/settings')
    const own = computed - kept
    return {
      title: 'Estimate',
      budgets: [
        {
          what: 'an estimate, computed, beyond the time of a kept answer',
          budget: 'under 1 ms',
          measured: `${own.toFixed(2)} ms`,
          holds: own < 1
        }
      ],
      text: `Medians of ${asked} calls one after the other: ${computed.toFixed(2)} ms with another bill each, ${kept.toFixed(2)} ms for the settings from the store.`
    }
  } finally {
    await program.stop()
    data.remove()
  }
}
