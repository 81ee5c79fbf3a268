import { makeProduct } from './support/products.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test('the facts of a product are rows: typed, pasted from a table, moved, removed, and saved in their order', async ({
  adminPage: page,
  site
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lines = ['Power: 3 HP', 'Depth: 60 m', 'Pipe: 63 mm', 'Warranty: 5 years']
  const id = await makeProduct(page, site.url, { description: 'A pump.', facts: lines.join('\n') })
  await page.goto(`/product1?id=${id}`)
  const facts = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: /^Facts, value \d/ }) })
  const stored = async () => (await (await page.request.get(`/api/products/${id}`)).json()).facts.split('\n')
  const before: string[] = await stored()
  await expect(facts).toHaveCount(before.length + 1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The row below the last becomes a line, and Enter leads on.
  const last = before.length + 1
  await page.getByLabel(`Facts, name ${last}`, { exact: true }).fill('Colour')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dark blue: matt')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(`Facts, name ${last + 1}`, { exact: true })).toBeFocused()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Frame\tAluminium\nGlass\t2 mm')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    )
  })
  await expect(page.getByLabel(`Facts, value ${last + 2}`, { exact: true })).toHaveValue('2 mm')

  await expect(page.getByLabel(`Facts, name ${last + 1}`, { exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Move line 2 up' }).click()
  await expect(page.getByRole('button', { name: 'Move line 1 up' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove line 3' }).click()
  await expect(page.getByLabel('Facts, name 3', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/productlist/)
  const [first = '', second = '', , ...others] = before
  expect(await stored()).toEqual([
    second,
    first,
    ...others,
    'Colour: Dark blue: matt',
    'Frame: Aluminium',
    'Glass: 2 mm'
  ])
})
