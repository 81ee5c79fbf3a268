import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoFacts } from '../../texts/demo/facts.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

interface Estimate {
  kw: number
  subsidy: number
  notes: string[]
  facts: { key: string; source: string }[]
  errors?: Record<string, string>
}

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const ask = (query: string) => site.visitor.call<Estimate>('GET', `/api/estimate?${query}`)

test('there is none without the facts that it rests on; then it follows each change of a fact', async () => {
  expect((await ask('bill=3200')).status).toBe(404)
  const ids = new Map<string, number>()
  for (const fact of demoFacts) {
    const { status, body } = await site.admin.call('POST', '/api/facts', { json: fact })
    expect(status, fact.key).toBe(201)
    ids.set(fact.key, Number(body.id))
  }
  const before = await ask('bill=9000')
  expect(before.status).toBe(200)
  expect(before.body.facts.map(({ key }) => key)).toContain('subsidy.home.first')
  const { key, ...present } = demoFacts.find((fact) => fact.key === 'subsidy.home.first') as (typeof demoFacts)[number]
  const change = { key, ...present, validTo: '2026-11-19' }
  expect((await site.admin.call('PUT', `/api/facts/${ids.get(key)}`, { json: change })).status).toBe(200)
  const after = await ask('bill=9000')
  expect(after.body.subsidy).toBe(before.body.subsidy - 60_000)
  expect(after.body.notes).toContain('The subsidy ended on 19 November 2026, so it is not counted.')
  await site.admin.call('PUT', `/api/facts/${ids.get(key)}`, { json: { key, ...present } })
})

test('bad input is refused by its field', async () => {
  expect(await ask('bill=x&customer=society&roof=1')).toMatchObject({
    status: 422,
    body: {
      errors: {
        bill: 'Enter your monthly bill in rupees, 200 to 1,00,00,000.',
        houses: 'Enter the number of houses, 1 to 10,000.',
        roof: 'Enter the roof area in square feet, 50 to 10,00,000.'
      }
    }
  })
  expect(await ask('bill=3200&customer=palace')).toMatchObject({
    status: 422,
    body: { errors: { customer: expect.any(String) } }
  })
  const roof = 'A system needs room for at least 1 kW.'
  expect(await ask('bill=3200&roof=90')).toMatchObject({ status: 422, body: { errors: { roof } } })
})
