import { existsSync } from 'node:fs'
import path from 'node:path'

/** The top folder of the running program: the project's, or the build's, which has the same files at the same places. */
export const projectFolder = findUp(import.meta.dirname)

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('The program has been moved out of its project folder.')
  return findUp(parent)
}
