import type { Page } from '@playwright/test'
import { withBrowser, withPage } from '../lib/browser.ts'
import { admin, dataFolder, startProgram } from '../lib/program.ts'
import type { Report } from '../lib/report.ts'
import { median, quantile } from '../lib/times.ts'
import { phone } from './weight.ts'

/** The factor by which a phone's processor is slower than this one, as in Lighthouse. */
const slowdown = 4
/** Between two pictures of a screen, ms. */
const frame = 1000 / 60

/** Measures interactions: the sun of the day on a roof, dragged on a phone, and the first keys in the editor of texts. */
export async function measure(): Promise<Report> {
  const data = dataFolder()
  const program = await startProgram(data.folder, { seedDemo: true, isPinned: false })
  try {
    return await withBrowser(async (browser) => {
      const gaps = await withPage(browser, { ...phone, baseURL: program.url }, dragSun)
      const keys = await withPage(browser, { baseURL: program.url }, typeInEditor)
      const perSecond = 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)
      return {
        title: 'Motion',
        budgets: [
          {
            what: `the sun dragged over the roof, processor ${slowdown} times slower`,
            budget: '60 pictures a second',
            measured: `${perSecond.toFixed(0)} a second; the slowest in a hundred ${quantile(gaps, 0.99).toFixed(0)} ms`,
            // The screen's own clock is a little uneven.
            holds: perSecond >= 59
          },
          {
            what: 'first key in the editor of texts',
            budget: 'under 100 ms',
            measured: `${(keys[0] ?? 0).toFixed(0)} ms, later ones ${median(keys.slice(1)).toFixed(0)} ms`,
            holds: (keys[0] ?? 0) < 100
          }
        ],
        text: `From the move or the key to the next picture, in the page; ${gaps.length} pictures of ${frame.toFixed(1)} ms each while the sun is dragged to and fro, once the day's pictures are there.`
      }
    })
  } finally {
    await program.stop()
    data.remove()
  }
}

/** The times between pictures while the sun is dragged, ms. */
async function dragSun(page: Page): Promise<number[]> {
  await page.goto('/SolarServices', { waitUntil: 'networkidle' })
  const range = page.getByRole('slider', { name: 'Time of day' })
  await range.focus()
  await page.keyboard.press('Home')
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return await range.evaluate(async (element: HTMLInputElement) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const gaps: number[] = []
    let last = await nextFrame()
    for (let move = 0; move < 300; move++) {
      // To and fro over the whole range, as the browser does it for a finger.
      const place = Math.abs(((move * 2) % 100) - 50) / 50
      element.value = String(Number(element.min) + place * (Number(element.max) - Number(element.min)))
      element.dispatchEvent(new Event('input', { bubbles: true }))
      const now = await nextFrame()
      gaps.push(now - last)
      last = now
    }
    return gaps
  })
}

/** The times from each of some keys to the picture that shows it, ms. */
async function typeInEditor(page: Page): Promise<number[]> {
  await page.goto('/login')
  await page.locator('input[name=username]').fill(admin.username)
  await page.locator('input[name=password]').fill(admin.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/admin-panel')
  await page.goto('/servicesdata?id=2', { waitUntil: 'networkidle' })
  const editor = page.locator('.ProseMirror').first()
  await editor.click()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      true
    )
  })
  for (const key of 'Solar panels') {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(50)
  }
  return await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}
