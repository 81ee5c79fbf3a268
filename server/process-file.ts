import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { projectFolder } from './project-folder.ts'

const sources = { backup: 'server/commands/backup.ts', 'media-process': 'server/media/media-process.ts' } as const

const isBuilt = import.meta.filename.endsWith('.js')

/** The file of another process or thread of the program: built where this code is, else its source, which Node runs as it is. */
export function processFile(name: keyof typeof sources): string {
  return path.join(projectFolder, isBuilt ? `server/${name}.js` : sources[name])
}

/** Starts another process of the program, which sends objects. @param more of its environment */
export function forkProcess(name: keyof typeof sources, args: string[], execArgv: string[], more = {}): ChildProcess {
  const { NODE_ENV, SystemRoot } = process.env
  // No secret of the program gets there. Without the folder no program starts on Windows.
  const env = { NODE_ENV, ...(SystemRoot === undefined ? {} : { SystemRoot }), ...more }
  return fork(processFile(name), args, { serialization: 'advanced', stdio: 'ignore', execArgv, env })
}

/** The folders that this code, or its other processes', is loaded from. */
export const codeFolders = (isBuilt ? ['server'] : ['shared', 'fields', 'collections', 'documents', 'server']).map(
  (folder) => path.join(projectFolder, folder)
)
