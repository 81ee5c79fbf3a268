import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { DrillContext, Skipped } from './context.ts'
import { drillNames, findDrill } from './find-drill.ts'

/* `npm run drill -- NAME [--seed=N] [--short] [--set=NUMBER=VALUE]`: runs one drill in its long form and prints its figures. Exit code 1 where something did not hold. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: [] }
  }
})
const [name = ''] = positionals

if (drillNames.includes(name)) process.exitCode = await runDrill()
else {
  console.error(`Which drill? npm run drill -- NAME [--seed=N] [--short] [--set=NUMBER=VALUE]\n`)
  for (const known of drillNames) console.error(`  ${known.padEnd(24)} ${(await findDrill(known)).what}`)
  process.exitCode = 2
}

async function runDrill(): Promise<number> {
  const drill = await findDrill(name)
  const other = Object.fromEntries(
    values.set.map((given) => given.split('=')).map(([key, value]) => [key, Number(value)])
  )
  const context = new DrillContext(values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed), console.log)
  console.log(`${drill.rows} ${drill.what}\nSeed ${context.seed}`)
  const began = performance.now()
  let verdict = 'holds'
  try {
    await drill.run(values.short ? 'short' : 'long', context, other)
  } catch (error) {
    verdict = error instanceof Skipped ? `SKIPPED: ${error.message}` : 'DOES NOT HOLD'
    if (!(error instanceof Skipped)) console.error(error)
  }
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.table({ ...context.figures, seed: context.seed, seconds, verdict })
  await context.end()
  return verdict === 'DOES NOT HOLD' ? 1 : 0
}
