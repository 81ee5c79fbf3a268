import { expect, type Page } from '@playwright/test'

/** Makes a product with a picture of the demo. @returns its id */
export async function makeProduct(page: Page, url: string, fields: Record<string, string>): Promise<number> {
  const [{ productImage }] = await (await page.request.get('/api/products')).json()
  const multipart = { productName: 'Deep pump', detailText: 'Its pipe is *new*.', existingProductImage: productImage }
  const answer = await page.request.post('/api/products', {
    multipart: { ...multipart, ...fields },
    headers: { origin: url }
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}
