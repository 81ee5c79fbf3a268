import { create, list, type ReadEntry } from 'tar'
import { syncFile } from '../files/storage.ts'
import { BackupError } from './manifest.ts'

/** Packs files of a folder in this order and syncs the archive to disk. Only its owner may read it. */
export async function writeArchive(folder: string, names: readonly string[], file: string): Promise<void> {
  // Most of it is pictures, which do not compress: the fastest level is enough.
  await create({ cwd: folder, file, gzip: { level: 1 }, portable: true, mode: 0o600 }, [...names])
  await syncFile(file)
}

/**
 * Reads an archive. @param visit is called for one file at a time, and must read it to its end
 * @throws BackupError where it is truncated, damaged, or holds anything but files; errors of `visit`
 */
export async function readArchive(
  file: string,
  visit: (name: string, content: AsyncIterable<Buffer>) => Promise<void>
): Promise<void> {
  let visited = Promise.resolve()
  const visitNext = async (entry: ReadEntry) => {
    if (entry.type !== 'File') throw new BackupError(`${file} is not a backup: it holds a ${entry.type}.`)
    await visit(entry.path, entry)
  }
  const onReadEntry = (entry: ReadEntry) => {
    visited = visited.then(() => visitNext(entry))
    // After a failure the rest is passed over: the archive is read to its end.
    visited.catch(() => entry.resume())
  }
  try {
    await list({ file, strict: true, noResume: true, onReadEntry })
    await visited
  } catch (cause) {
    // The operating system's, such as a full disk, do not mean that the archive is damaged.
    if (cause instanceof BackupError || (cause instanceof Error && 'syscall' in cause)) throw cause
    throw new BackupError(`${file} cannot be read: ${String(cause)}`, { cause })
  }
}
