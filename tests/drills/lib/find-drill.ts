import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Drill } from './drill.ts'

const folder = path.join(import.meta.dirname, '..')

/** The names of all drills: each file of the folder above is one. */
export const drillNames = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => path.basename(name, '.ts'))

/** Loads the drill of this name. */
export async function findDrill(name: string): Promise<Drill> {
  const { drill }: { drill: Drill } = await import(`../${name}.ts`)
  return drill
}
