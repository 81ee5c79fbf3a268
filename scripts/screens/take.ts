/*
 * Starts the program with the demo content and takes a screenshot of every screen in three widths and both schemes, into
 * screens/, with a contact sheet. Arguments are parts of addresses: only matching screens are taken.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { admin, launchSite, type SiteProcess, untilAnswers } from '../../tests/support/site-process.ts'
import { fillOffice } from './inbox.ts'
import { type Screen, screens } from './list.ts'
import { contactSheet, type Shot } from './sheet.ts'
import { shoot } from './shoot.ts'

const widths = (process.env.SCREEN_WIDTHS ?? '390,820,1440').split(',').map(Number)
const allSchemes = ['light', 'dark'] as const
const schemes = allSchemes.filter((scheme) => (process.env.SCREEN_SCHEMES ?? 'light,dark').split(',').includes(scheme))
const folder = path.join(import.meta.dirname, '..', '..', 'screens')

const asked = process.argv.slice(2)
const wanted = screens.filter(({ address }) => asked.length === 0 || asked.some((part) => address.includes(part)))
if (wanted.length === 0) {
  console.error(`No screen's address has ${asked.join(' or ')} in it.`)
  process.exit(2)
}

const data = mkdtempSync(path.join(tmpdir(), 'screens-'))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
try {
  const site = await launchSite(data)
  // The pictures of the demo content take minutes on a machine that does much else.
  await untilAnswers(site, 900)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    // Letters stand where a person's browser puts them: without a window it would set them on whole pixels.
    args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  })
  try {
    const shots = await takeAll(browser, site)
    writeFileSync(path.join(folder, 'index.html'), contactSheet(shots))
    console.log(`${shots.length} pictures in ${folder}, index.html shows them side by side.`)
  } finally {
    await browser.close()
    await site.stop()
  }
} finally {
  rmSync(data, { recursive: true, force: true })
}

async function takeAll(browser: Browser, site: SiteProcess): Promise<Shot[]> {
  const shots: Shot[] = []
  let isFirst = true
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce'
      })
      context.setDefaultTimeout(60_000)
      const look = `${width} ${colorScheme}`
      for (const isGuarded of [false, true]) {
        const own = wanted.filter((screen) => screen.isGuarded === isGuarded)
        if (isGuarded && own.length > 0)
          await (isFirst ? fillOffice(context, site.url, () => signIn(context, site)) : signIn(context, site))
        if (isGuarded) isFirst = false
        for (const screen of own) shots.push(await take(context, screen, look))
      }
      await context.close()
      console.log(`Taken: ${look}`)
    }
  }
  return shots
}

async function take(context: BrowserContext, screen: Screen, look: string): Promise<Shot> {
  const file = `${screen.isGuarded ? 'staff' : 'site'} ${screen.name} ${look}.jpg`
    .replaceAll(/[^a-z0-9.]+/gi, '-')
    .toLowerCase()
  await shoot(context, screen, path.join(folder, file))
  return { name: screen.name, address: screen.address, look, file }
}

async function signIn({ request }: BrowserContext, { url }: SiteProcess): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: admin, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}.`)
}
