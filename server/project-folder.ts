import { existsSync } from 'node:fs'
import path from 'node:path'

/** The project's top folder, wherever below it this code was built to. */
export const projectFolder = findUp(import.meta.dirname)

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('The program has been moved out of its project folder.')
  return findUp(parent)
}
