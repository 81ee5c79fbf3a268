import { cpus, totalmem } from 'node:os'
import { type Report, type Row, table } from './lib/report.ts'

/*
 * `npm run bench -- name …` runs the named measurements, `all` everything; without names everything that needs no download, but for
 * the ten minutes of `soak`.
 * It prints Markdown: first the budgets, those that fall short on top, then a table for each measurement.
 * Needs Linux, two cores, a build (npm run build), `wrk`, a Chromium, and shows nginx where it is installed.
 */
const measurements: Record<string, () => Promise<{ measure(): Promise<Report> }>> = {
  throughput: () => import('./measure/throughput.ts'),
  'answer-files': () => import('./measure/answer-files.ts'),
  start: () => import('./measure/start.ts'),
  'first-render': () => import('./measure/first-render.ts'),
  writes: () => import('./measure/writes.ts'),
  growth: () => import('./measure/growth.ts'),
  lists: () => import('./measure/lists.ts'),
  search: () => import('./measure/search.ts'),
  estimate: () => import('./measure/estimate.ts'),
  weight: () => import('./measure/weight.ts'),
  pictures: () => import('./measure/pictures.ts'),
  office: () => import('./measure/office.ts'),
  motion: () => import('./measure/motion.ts'),
  servers: () => import('./measure/servers.ts'),
  soak: () => import('./measure/soak.ts'),
  lighthouse: () => import('./measure/lighthouse.ts')
}

const asked = process.argv.slice(2)
const names = Object.keys(measurements)
const wanted = asked.includes('all')
  ? names
  : asked.length > 0
    ? asked
    : names.filter((name) => !['lighthouse', 'soak'].includes(name))
const unknown = wanted.find((name) => !measurements[name])
if (unknown) {
  console.error(`There is no '${unknown}' to measure: ${names.join(', ')}, all.`)
  process.exit(2)
}

process.setMaxListeners(0)
const reports: Report[] = []
for (const name of wanted) {
  const began = performance.now()
  console.error(`Measuring: ${name} ...`)
  try {
    const measurement = await measurements[name]?.()
    if (measurement) reports.push(await measurement.measure())
  } catch (error) {
    // A measurement that cannot be taken here is named, and the others go on.
    reports.push({ title: name, budgets: [], text: `Could not be measured: ${String(error)}` })
    process.exitCode = 1
  }
  console.error(`  ${Math.round((performance.now() - began) / 1000)} s`)
}

const [cpu] = cpus()
console.log(
  `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, Linux.\n`
)
const rows: Row[] = reports.flatMap(({ budgets }) => budgets)
const inOrder = [...rows.filter(({ holds }) => !holds), ...rows.filter(({ holds }) => holds)]
console.log('## Budgets\n')
console.log(
  table(
    ['What', 'Budget', 'Measured', ''],
    inOrder.map(({ what, budget, measured, holds }) => [what, budget, measured, holds ? 'held' : '**short**'])
  )
)
for (const { title, head, lines, text } of reports) {
  console.log(`\n## ${title}\n`)
  if (text) console.log(`${text}\n`)
  if (head && lines) console.log(table(head, lines))
}
// A server left behind by a failed measurement would keep this process alive.
process.exit()
