import path from 'node:path'
import { projectFolder } from './project-folder.ts'

const sources = {
  backup: 'server/commands/backup.ts',
  'media-process': 'server/media/media-process.ts',
  'import-process': 'server/import/import-process.ts'
} as const

const isBuilt = import.meta.filename.endsWith('.js')

/** The file of another process or thread of the program: built where this code is, else its source, which Node runs as it is. */
export function processFile(name: keyof typeof sources): string {
  return path.join(projectFolder, isBuilt ? `server/${name}.js` : sources[name])
}

/** The folders that this code, or its other processes', is loaded from. */
export const codeFolders = (isBuilt ? ['server'] : ['shared', 'fields', 'collections', 'documents', 'server']).map(
  (folder) => path.join(projectFolder, folder)
)
