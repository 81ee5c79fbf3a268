import { rmSync } from 'node:fs'
import { seededFolder, startSite } from '../../support/site-process.ts'

/** Before all browser tests: a data folder with the demo content, of which every worker takes a copy. */
export default async function seed(): Promise<void> {
  rmSync(seededFolder, { recursive: true, force: true })
  const site = await startSite(seededFolder)
  await site.stop()
}
