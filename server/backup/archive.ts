import { createReadStream } from 'node:fs'
import { create, Parser, type ReadEntry } from 'tar'
import { syncFile } from '../files/sync-folder.ts'
import { BackupError } from './manifest.ts'

/** Packs files of a folder in this order and syncs the archive to disk. Only its owner may read it. */
export async function writeArchive(folder: string, names: readonly string[], file: string): Promise<void> {
  // Most of it is pictures, which do not compress: the fastest level is enough.
  await create({ cwd: folder, file, gzip: { level: 1 }, portable: true, mode: 0o600 }, [...names])
  await syncFile(file)
}

/**
 * Reads an archive. @param visit is called for one file at a time, and must read it to its end
 * @throws BackupError where it is truncated, damaged, or holds anything but files; what `visit` throws
 */
export async function readArchive(
  file: string,
  visit: (name: string, content: AsyncIterable<Buffer>) => Promise<void>
): Promise<void> {
  const isDamaged = (cause: unknown) => new BackupError(`${file} cannot be read: ${String(cause)}`, { cause })
  let visited = Promise.resolve()
  let fail: (error: unknown) => void = () => undefined
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  failed.catch(() => undefined)
  const onReadEntry = (entry: ReadEntry) => {
    if (entry.type !== 'File') return fail(new BackupError(`${file} is not a backup: it holds a ${entry.type}.`))
    visited = visited.then(() => visit(entry.path, entry))
    visited.catch(fail)
  }
  const parser = new Parser({ strict: true, onReadEntry })
  parser.on('error', fail)
  const event = (name: 'drain' | 'end') => new Promise<void>((resolve) => parser.once(name, () => resolve()))
  const ended = event('end')
  try {
    for await (const chunk of createReadStream(file)) {
      if (!parser.write(chunk)) await Promise.race([event('drain'), failed])
    }
    parser.end()
    await Promise.race([ended, failed])
    await Promise.race([visited, failed])
  } catch (error) {
    throw error instanceof BackupError || isSystemError(error) ? error : isDamaged(error)
  }
}

/** Errors of the operating system, such as a full disk, do not mean that the archive is damaged. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
