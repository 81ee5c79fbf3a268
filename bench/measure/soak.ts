import { addNews, noisyPicture, signIn, smallPicture } from '../lib/content.ts'
import { dataFolder, type Running, startProgram } from '../lib/program.ts'
import type { Report } from '../lib/report.ts'
import { publicRoutes } from '../lib/routes.ts'

/** Its duration, minutes; `BENCH_MINUTES=60 npm run bench -- soak` for an hour. */
const minutes = Number(process.env.BENCH_MINUTES ?? 10)
const budget = 250
/** Pauses, ms: a picture each four seconds stays below what one person may upload. */
const pauses = { pages: 20, calls: 20, office: 100, writes: 500, uploads: 4_000, signIns: 60_000, captchas: 1_000 }

interface Sample {
  /** MB */
  program: number
  media: number
}

/** Mixed use for minutes: pages, calls, back office, writes, pictures, brochures. What counts is the memory over time. */
export async function measure(): Promise<Report> {
  const data = dataFolder()
  const program = await startProgram(data.folder, { seedDemo: true, isPinned: false })
  const samples: Sample[] = []
  const sampling = setInterval(() => samples.push({ program: program.memory(), media: program.childMemory() }), 1_000)
  try {
    const counts = await use(program, performance.now() + minutes * 60_000)
    const most = Math.max(...samples.map((sample) => sample.program))
    const mostMedia = Math.max(...samples.map(({ media }) => media))
    return {
      title: 'Memory under mixed use',
      budgets: [
        {
          what: `resident memory under ${minutes} minutes of mixed use, at most`,
          budget: `under ${budget} MB`,
          measured: `${Math.round(most)} MB`,
          holds: most < budget
        }
      ],
      text: [
        `Done meanwhile: ${Object.entries(counts)
          .map(([what, count]) => `${count} ${what}`)
          .join(', ')}. Largest in each span of time, MB:`,
        ...[
          ['the program', samples.map((sample) => sample.program)] as const,
          ['the media process, while there is one', samples.map(({ media }) => media)] as const
        ].map(([name, values]) => `\`\`\`text\n${name}\n${graph(values)}\n\`\`\``),
        `The media process took ${Math.round(mostMedia)} MB at most.`
      ].join('\n\n')
    }
  } finally {
    clearInterval(sampling)
    await program.stop()
    data.remove()
  }
}

/** Uses the site in many ways at once, and counts each. */
async function use(program: Running, end: number): Promise<Record<string, number>> {
  const { url } = program
  let headers = await signIn(program)
  const [large, small] = [await noisyPicture(4), await smallPicture()]
  const routes = await publicRoutes(url)
  const added: string[] = []
  const read = async (address: string, options: RequestInit = {}) =>
    await (await fetch(url + address, options)).arrayBuffer()
  const pick = <T>(all: readonly T[], number: number) => all[number % all.length] as T

  const kinds: Record<keyof typeof pauses, (number: number) => Promise<unknown>> = {
    pages: (number) => read(number % 3 ? pick(routes, number) : `/search?q=${pick(words, number)}`),
    calls: (number) => read(pick(calls, number) + (number % 2 ? `&search=${pick(words, number)}` : '')),
    office: (number) => read(pick(offices, number), { headers }),
    // Each write makes every page anew.
    writes: (number) => write(url, headers, number),
    uploads: async (number) => {
      added.push(await addNews(program, headers, number % 4 ? small : large))
      await read(pick(['/brochures/company-profile.pdf', '/brochures/services/1.pdf'], number))
      await read(`/uploads/${pick(added, number * 7)}`)
    },
    signIns: async () => {
      headers = await signIn(program)
    },
    captchas: () => read('/api/captcha')
  }
  const counts: Record<string, number> = {}
  await Promise.all(
    Object.entries(kinds).map(async ([kind, once]) => {
      for (let number = 0; performance.now() < end; number++) {
        await once(number)
        counts[kind] = number + 1
        const pause = pauses[kind as keyof typeof pauses]
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, Math.max(0, end - performance.now()))))
      }
    })
  )
  return counts
}

const words = ['solar', 'panel', 'wind', 'battery', 'roof', 'subsidy', 'lamp', 'nothing-at-all']
const calls = [
  '/api/news?page=1',
  '/api/products?page=1',
  '/api/services?page=1',
  '/api/newsdetaillist?page=1',
  '/api/team?page=1'
]
const offices = ['/admin-panel', '/newslist', '/productlist', '/newsdata', '/teamlist', '/messages']

async function write(url: string, headers: Record<string, string>, number: number): Promise<void> {
  const form = new FormData()
  form.append('fullName', `Measured ${number % 5}`)
  form.append('designation', 'Engineer')
  const response = await fetch(`${url}/api/team/${1 + (number % 5)}`, { method: 'PUT', body: form, headers })
  if (response.status !== 200) throw new Error(`PUT /api/team answered ${response.status}: ${await response.text()}`)
}

/** Values over time as bars of text, each column the largest of its span. */
function graph(values: readonly number[], columns = 72, rows = 10): string {
  const span = Math.max(1, Math.ceil(values.length / columns))
  const bars = Array.from({ length: Math.ceil(values.length / span) }, (_, index) =>
    Math.max(...values.slice(index * span, (index + 1) * span))
  )
  const top = Math.max(1, Math.ceil(Math.max(...bars) / 50) * 50)
  return Array.from({ length: rows }, (_, row) => {
    const level = (top * (rows - row)) / rows
    const line = bars.map((bar) => (bar > level - top / rows ? '█' : ' ')).join('')
    return `${String(Math.round(level)).padStart(4)} ${line}`.trimEnd()
  }).join('\n')
}
