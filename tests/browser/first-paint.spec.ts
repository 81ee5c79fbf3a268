import { expect, test } from './support/test.ts'

test('the largest pages come in the first window of a connection', async ({ request }) => {
  const headers = { 'accept-encoding': 'br' }
  // Ten packets of 1,460 bytes, less the head of an answer. Asked for again it is compressed better.
  for (const address of ['/', '/SolarServices', '/hi', '/hi/SolarServices', '/mr', '/mr/SolarServices', '/mr/Repair'])
    await expect
      .poll(async () => Number((await request.get(address, { headers })).headers()['content-length']), address)
      .toBeLessThan(14_600 - 850)
})

test('the rest of a page comes after the first paint and moves nothing, also where the window is higher than the first section', async ({
  page
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        sessionStorage.setItem('moved', String(Number(sessionStorage.getItem('moved') ?? 0) + value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [width, height] of [
    [390, 844],
    [1440, 2400]
  ] as const)
    for (const address of ['/', '/about', '/SolarServices', '/projects']) {
      await page.setViewportSize({ width, height })
      await page.goto(address)
      await page.evaluate(() => sessionStorage.removeItem('moved'))
      await page.reload()
      await expect(page.locator('main ~ footer')).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const moved = Number(await page.evaluate(() => sessionStorage.getItem('moved')))
      // Letters of the fallback have nearly the widths of the font.
      expect(moved, `${address} at ${width} px`).toBeLessThan(0.01)
    }
})

test('an address that leads to a part of a page below the first section arrives there', async ({ page }) => {
  for (const address of ['/SolarServices#questions', '/Repair#samples']) {
    await page.goto(address)
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  }
})
