import { withoutMap } from './support/contact-form.ts'
import { expect, test } from './support/test.ts'

test('the map is loaded on the screen alone, and admitted on this page alone', async ({ page, request }) => {
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().method())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/contact')
  const map = page.locator('iframe').filter({ visible: true })
  await expect(map).toHaveAttribute('height', '720')
  // Until it is there, a drawn map stands in its place.
  await expect(page.locator('#address svg').getByText('Ahilyanagar')).toBeVisible()
  expect(asked).toEqual([])
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toEqual(['HEAD', 'GET'])
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/contact')).toContain('frame-src https://www.openstreetmap.org')
  expect(await policyOf('/news')).not.toContain('frame-src')
})

test('without internet the drawn map stays', async ({ page, faults }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort('internetdisconnected'))
  await page.goto('/contact')
  const failed = page.waitForEvent('requestfailed')
  await page.locator('#address').scrollIntoViewIfNeeded()
  expect((await failed).method()).toBe('HEAD')
  await expect(page.locator('iframe').filter({ visible: true })).not.toHaveAttribute('src')
  await expect(page.locator('#address svg').getByText('Ahilyanagar')).toBeVisible()
  faults.length = 0
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is loaded by the browser itself', async ({ page }) => {
    await withoutMap(page)
    await page.goto('/contact')
    const map = page.locator('iframe').filter({ visible: true })
    await expect(map).toHaveCount(1)
    await expect(map).toHaveAttribute('src', /openstreetmap/)
  })
})
