import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

const still = 'Six solar panels on the flat roof of a town house at half past four'

/** The day's pictures that the page asks for from now on. */
function collectFrames(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/\d{4}-[^/]+\.avif$/.test(request.url())) asked.push(request.url())
  })
  return asked
}

for (const path of ['/', '/SolarServices'])
  test(`the sun over the roof on ${path} is moved by keys, and only then the day's pictures come`, async ({ page }) => {
    const asked = collectFrames(page)
    await page.goto(path)
    const range = page.getByRole('slider', { name: 'Time of day' })
    const roof = page.locator('day-on-roof')
    const picture = roof.getByRole('img', { name: still })
    await roof.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect(range).toHaveAttribute('aria-valuetext', '16:30, 0.9 kW')
    await expect(roof.getByText('touches panel 4')).toBeVisible()
    expect(asked).toEqual([])
    const height = await roof.evaluate((element) => element.clientHeight)
    await range.focus()
    await page.keyboard.press('ArrowRight')
    await expect(range).toHaveAttribute('aria-valuetext', '17:00, 0.6 kW')
    await expect(roof.getByText('17:00', { exact: true })).toBeVisible()
    await expect(roof.getByText('touches panel 4')).toBeHidden()
    await expect(picture).toHaveAttribute('src', /\/1700-[^/]+\.avif$/)
    await page.keyboard.press('Home')
    await expect(range).toHaveAttribute('aria-valuetext', '6:00, 0.0 kW')
    await expect(picture).toHaveAttribute('src', /\/0600-[^/]+\.avif$/)
    expect(await roof.evaluate((element) => element.clientHeight), 'nothing moves').toBe(height)
    expect(new Set(asked).size).toBe(26)
    await expectAccessible(page)
  })

test('dragging the sun over the picture moves it too', async ({ page }) => {
  await page.goto('/SolarServices')
  const range = page.getByRole('slider', { name: 'Time of day' })
  await range.scrollIntoViewIfNeeded()
  const box = await range.boundingBox()
  if (!box) throw new Error('The range has no place.')
  // From the sun of half past four to the middle of the day.
  const y = box.y + box.height * 0.2
  await page.mouse.move(box.x + box.width * (1 / 30 + (28 / 30) * (21 / 25)), y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 2, y, { steps: 6 })
  await page.mouse.up()
  await expect(range).toHaveAttribute('aria-valuetext', '12:30, 2.3 kW')
})

test('the header says how high the sun stands over the town', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.setFixedTime('2026-10-02T16:30:00+05:30')
  await page.goto('/')
  await expect(page.getByText(/^Sun over Pune now: 2[56]° above the horizon$/)).toBeVisible()
  await page.clock.setFixedTime('2026-10-02T22:00:00+05:30')
  await page.goto('/')
  await expect(page.getByText('Night over Pune: panels rest until sunrise')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the roof is there as at half past four', async ({ page }) => {
    await page.goto('/')
    const roof = page.locator('day-on-roof')
    await expect(roof.getByRole('img', { name: still })).toBeVisible()
    await expect(roof.getByText('16:30', { exact: true })).toBeVisible()
    await expect(roof.getByText('touches panel 4')).toBeVisible()
    await expect(roof.getByRole('slider')).toBeHidden()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves until it is asked for', async ({ page }) => {
    const asked = collectFrames(page)
    await page.goto('/')
    await page.locator('day-on-roof').scrollIntoViewIfNeeded()
    await expect(page.getByRole('slider', { name: 'Time of day' })).toHaveValue('21')
    expect(asked).toEqual([])
  })
})
