import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { currentBuild, seededFolder, startSite } from '../../support/site-process.ts'

const madeBy = `${seededFolder}.build`

/**
 * Before all browser tests: a data folder with the demo content, of which every worker takes a copy. Its pictures take
 * half a minute: it stays until there is another build.
 */
export default async function seed(): Promise<void> {
  if (existsSync(madeBy) && readFileSync(madeBy, 'utf8') === currentBuild()) return
  for (const old of [madeBy, seededFolder]) rmSync(old, { recursive: true, force: true })
  const site = await startSite(seededFolder)
  await site.stop()
  writeFileSync(madeBy, currentBuild())
}
