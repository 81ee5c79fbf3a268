import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../support/site.ts'

const minute = 60_000

let site: TestSite
let rendered = 0
beforeAll(async () => {
  site = await createTestSite({ renderPage: async () => new Response(`page ${++rendered}`) })
})
afterAll(() => site.close())

const values = { key: 'roof.example', label: 'Example', value: 10, source: 'A test', validFrom: '2026-11-01' }
const create = async (given: object) => await site.admin.call('POST', '/api/facts', { json: { ...values, ...given } })

describe('a fact', () => {
  test('needs a key of its own', async () => {
    expect((await create({})).status).toBe(201)
    const second = await create({})
    expect(second.status).toBe(409)
    expect(second.body.errors).toEqual({ key: 'A fact with this key already exists.' })
    expect((await create({ key: 'not a key' })).body.errors).toEqual({ key: 'Key should look like price.home.1kw.' })
  })

  test('keeps its key', async () => {
    const { id } = (await create({ key: 'roof.kept' })).body
    const put = async (key: string | undefined) => {
      const { status, body } = await site.admin.call('PUT', `/api/facts/${id}`, { json: { ...values, key } })
      return { status, ...body }
    }
    await create({ key: 'roof.taken' })
    for (const key of ['roof.other', 'roof\0'])
      expect(await put(key)).toMatchObject({ status: 422, errors: { key: 'Key cannot be changed.' } })
    const taken = 'A fact with this key already exists.'
    expect(await put('roof.taken')).toMatchObject({ status: 409, message: taken, errors: { key: taken } })
    for (const key of ['roof.kept', ' roof.kept ', undefined])
      expect(await put(key)).toMatchObject({ status: 200, key: 'roof.kept', message: 'Fact updated successfully!' })
  })

  test('ends neither before it begins, nor its range below its value, whichever of them changes', async () => {
    const early = await create({ key: 'roof.early', validTo: '2026-10-31' })
    expect(early.status).toBe(422)
    expect(early.body.errors).toEqual({ validTo: 'Valid to must not be before Valid from.' })
    const low = await create({ key: 'roof.low', valueTo: 9.5 })
    expect(low.status).toBe(422)
    expect(low.body.errors).toEqual({ valueTo: 'Value to must not be less than Value.' })

    const { body } = await create({ key: 'roof.range', valueTo: 12, validTo: '2026-12-01' })
    const changed = { ...values, value: 13, validFrom: '2026-12-02' }
    const { errors } = (await site.admin.call('PUT', `/api/facts/${body.id}`, { json: changed })).body
    expect(Object.keys(errors ?? {}).sort()).toEqual(['validTo', 'valueTo'])
  })

  test('is listed by the first part of its key, and with the others where no topic has it', async () => {
    await create({ key: 'price.listed' })
    await create({ key: 'priceless.listed', label: 'Priceless' })
    const keysOf = async (query: string) => {
      const { body } = await site.admin.call<{ key: string }[]>('GET', `/api/facts?${query}`)
      return body.map(({ key }) => key)
    }
    expect(await keysOf('topic=price')).toEqual(['price.listed'])
    await create({ key: 'pRice.listed' })
    const others = await keysOf('topic=other')
    expect(others).toContain('pRice.listed')
    expect(others).toContain('priceless.listed')
    expect(others).not.toContain('price.listed')
    expect(await keysOf('topic=other&search=priceless')).toEqual(['priceless.listed'])
    const unknown = await site.admin.call('GET', '/api/facts?topic=roof')
    expect(unknown).toMatchObject({
      status: 422,
      body: { errors: { topic: expect.stringContaining('topic must be') } }
    })
  })

  test('that the estimate uses is not deleted, and neither is what is chosen with it', async () => {
    const used = await create({ key: 'loan.rate' })
    const other = await create({ key: 'loan.other' })
    const remove = (...ids: unknown[]) => site.admin.call('POST', '/api/facts/delete-multiple', { json: { ids } })
    const refused = await remove(other.body.id, used.body.id)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('The estimate uses this fact.')
    expect((await remove(other.body.id)).body.deleted).toBe(1)
    expect((await site.visitor.call('GET', `/api/facts/${used.body.id}`)).status).toBe(200)
  })
})

test('an ended one is over with its last day in India, on kept pages too', async () => {
  const read = async () => (await site.readTexts()).facts.get('subsidy.example')?.isEnded
  const page = async () => await (await site.visitor.fetch('GET', '/SolarServices')).text()
  await create({ key: 'subsidy.example', validTo: '2026-11-21' })
  const first = await page()
  expect([await read(), await page()]).toEqual([false, first])
  // From 15:30 on the 20th in India to 23:59 on the 21st.
  site.pass((32 * 60 + 29) * minute)
  const last = await page()
  expect([await read(), await page()]).toEqual([false, last])
  site.pass(minute)
  expect(await read()).toBe(true)
  const next = await page()
  expect(next).not.toBe(last)
  expect(await page()).toBe(next)
})
