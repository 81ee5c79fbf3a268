import { open } from 'node:fs/promises'

/** Makes new names in a folder survive a power cut: they do only once the folder itself is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  await syncFile(folder, 'r')
}

/** Makes a file's content survive a power cut. */
export async function syncFile(file: string, flags: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(file, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
