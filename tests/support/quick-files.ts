import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Files, openFiles } from '../../server/files/files.ts'

/** The files of a data folder, which store pictures without encoding them: those of the demo content take two minutes of a processor. */
export async function quickFiles(folder: string): Promise<Files & { sources: string[] }> {
  const sources: string[] = []
  return {
    ...(await openFiles(folder)),
    sources,
    async publishPicture(source) {
      if (typeof source !== 'string' || !existsSync(source)) throw new Error(`There is no ${String(source)}.`)
      sources.push(source)
      const name = `${String(sources.length).padStart(22, '0')}-8x6.jpg`
      writeFileSync(path.join(folder, 'uploads', name), 'x')
      return name
    }
  }
}
