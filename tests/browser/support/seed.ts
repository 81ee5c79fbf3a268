import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { currentBuild, launchSite, seededFolder, untilAnswers } from '../../support/site-process.ts'

/** For the pictures, on a machine that does much else, seconds. */
const longest = 900
const madeBy = `${seededFolder}.build`

/**
 * Before all browser tests: a data folder with the demo content, of which every worker takes a copy. Its pictures take
 * a minute: it stays until there is another build.
 */
export default async function seed(): Promise<void> {
  if (existsSync(madeBy) && readFileSync(madeBy, 'utf8') === currentBuild()) return
  for (const old of [madeBy, seededFolder]) rmSync(old, { recursive: true, force: true })
  const site = await launchSite(seededFolder)
  await untilAnswers(site, longest)
  await site.stop()
  writeFileSync(madeBy, currentBuild())
}
