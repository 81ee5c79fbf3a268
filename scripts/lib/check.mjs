import { run } from './run.mjs'
import { binOf, findNode } from './toolchain.mjs'

const steps = [
  { name: 'format and lint', bin: ['@biomejs/biome'], args: ['check'] },
  // Writes the types that route modules import.
  { name: 'types of the routes', bin: ['@react-router/dev', 'react-router'], args: ['typegen'] },
  { name: 'types', bin: ['typescript', 'tsc'], args: ['-p', '.'] },
  { name: 'dead code', bin: ['knip'], args: ['--no-progress'] }
]

/** Checks the sources. Gives 0, or the exit code of the first step that fails. */
export async function check() {
  const node = findNode()
  for (const { name, bin, args } of steps) {
    console.log(`Checking: ${name}`)
    const code = await run(node, [binOf(...bin), ...args])
    if (code !== 0) return code
  }
  return 0
}
