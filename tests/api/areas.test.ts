import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const add = async (district: string, pincodes: unknown, visitWithinDays = 2) =>
  await site.admin.call('POST', '/api/areas', { json: { district, pincodes, visitWithinDays, note: '' } })
const ask = async (pincode: string) => await site.visitor.call('GET', `/api/service-area?pincode=${pincode}`)
const districtOf = async (pincode: string) => (await ask(pincode)).body.district

test('a full code decides before a range, a range before a prefix, a longer prefix before a shorter one', async () => {
  await add('Wide', ['41'])
  await add('Narrow', ['4110', '41205'])
  await add('Range', ['411001-411062'])
  await add('Code', ['411038', '413801'])
  expect(await districtOf('411038')).toBe('Code')
  expect(await districtOf('411001')).toBe('Range')
  expect(await districtOf('411062')).toBe('Range')
  expect(await districtOf('411063')).toBe('Narrow')
  expect(await districtOf('412051')).toBe('Narrow')
  expect(await districtOf('412061')).toBe('Wide')
  expect((await ask('411001')).body).toEqual({ served: true, district: 'Range', visitWithinDays: 2, note: '' })
  expect((await ask('500001')).body).toEqual({ served: false })
})

test.each(['', '41100', '4110011', '41100a', '411 001'])('%j is no pincode to ask for', async (pincode) => {
  const { status, body } = await ask(encodeURIComponent(pincode))
  expect(status).toBe(422)
  expect(body.errors).toEqual({ pincode: 'Enter a pincode of 6 digits.' })
})

test('pincodes are sent as a list or as a text, and are given as a list', async () => {
  const pincodes = ['6001', '600101-600110', '600201']
  expect((await add('As a list', pincodes)).body.pincodes).toEqual(pincodes)
  const asText = await add('As a text', '7001\n700101 – 700110,  700201')
  expect(asText.body.pincodes).toEqual(['7001', '700101-700110', '700201'])
  const [found] = (await site.admin.call<{ district: string }[]>('GET', '/api/areas?search=700201')).body
  expect(found?.district).toBe('As a text')
})

test('an area is found by its district and the last of its pincodes, however many it has', async () => {
  const pincodes = Array.from({ length: 500 }, (_, place) => String(990_000 + place))
  expect((await add('Long', pincodes)).status).toBe(201)
  for (const search of ['990499', 'long 990499']) {
    const found = await site.admin.call<{ district: string }[]>(
      'GET',
      `/api/areas?search=${encodeURIComponent(search)}`
    )
    expect(found.body.map(({ district }) => district)).toEqual(['Long'])
  }
})

test('no two areas claim a pincode in the same way', async () => {
  const { body: first } = await add('First', ['8001', '800201', '800301-800310'])
  for (const entry of ['8001', '800201', '800310-800320']) {
    const { status, body } = await add('Second', ['8002', entry])
    expect(status).toBe(422)
    expect(body.errors).toEqual({ pincodes: `${entry} belongs to First already.` })
  }
  expect((await add('Second', ['80', '800101', '800302'])).status).toBe(201)
  const change = { ...first, pincodes: ['8001', '800305-800306'] }
  expect((await site.admin.call('PUT', `/api/areas/${first.id}`, { json: change })).status).toBe(200)
})

test('an area that comes back, whole or as it was, claims nothing that another one was given since', async () => {
  const pincodes = ['440001-440099']
  const { body: first } = await add('Returning', pincodes)
  const path = `/api/areas/${first.id}`
  const put = (codes: string[]) =>
    site.admin.call('PUT', path, { json: { ...first, version: undefined, pincodes: codes } })
  const remove = () => site.admin.call('POST', '/api/areas/delete-multiple', { json: { ids: [first.id] } })
  const lastVersion = async () =>
    (await site.admin.call<{ id: number }[]>('GET', `/api/history?collection=area&recordId=${first.id}`)).body[0]?.id
  const refusal = { status: 409, body: { message: '440001-440099 belongs to Newcomer already.' } }

  await put(['449001'])
  const changed = await lastVersion()
  const { body: newcomer } = await add('Newcomer', ['440010-440200'])
  expect(await site.admin.call('POST', `/api/history/${changed}/restore`, { json: {} })).toMatchObject(refusal)
  expect((await site.admin.call('GET', path)).body).toMatchObject({ pincodes: ['449001'], version: 2 })

  const codesOf = async (...areas: unknown[]) => {
    const { body } = await site.admin.call<{ id: number; pincodes: string[] }[]>('GET', '/api/areas')
    return body.flatMap(({ id, pincodes }) => (areas.includes(id) ? pincodes : []))
  }
  await site.admin.call('POST', '/api/areas/delete-multiple', { json: { ids: [newcomer.id] } })
  await put(pincodes)
  const { batch } = (await remove()).body
  const deleted = await lastVersion()
  const again = await add('Newcomer', ['440010-440200'])
  expect(await site.admin.call('POST', `/api/history/${deleted}/restore`, { json: {} })).toMatchObject(refusal)
  expect(await site.admin.call('POST', '/api/history/undo', { json: { batch } })).toMatchObject(refusal)
  expect(await codesOf(first.id, again.body.id)).toEqual(['440010-440200'])
  await site.admin.call('POST', '/api/areas/delete-multiple', { json: { ids: [again.body.id] } })
  expect((await site.admin.call('POST', `/api/history/${deleted}/restore`, { json: {} })).status).toBe(200)
  expect(await codesOf(first.id)).toEqual(pincodes)
})

test('an import in which one area took what another gave up is undone as a whole', async () => {
  const ids = [(await add('Left', ['450001'])).body.id, (await add('Right', ['450002'])).body.id]
  const rows = ['District,Visit within,Pincodes', 'Left,2,450003', 'Right,2,450001 450002']
  const { body } = await site.admin.call('POST', '/api/areas/import', { form: { file: new Blob([rows.join('\n')]) } })
  expect(body).toMatchObject({ updated: 2, errors: [] })
  const undone = await site.admin.call('POST', '/api/history/undo', { json: { batch: body.batch } })
  expect(undone).toMatchObject({ status: 200, body: { restored: 2 } })
  const { body: all } = await site.admin.call<{ id: number; pincodes: string[] }[]>('GET', '/api/areas')
  expect(all.filter(({ id }) => ids.includes(id)).map(({ pincodes }) => pincodes)).toEqual([['450001'], ['450002']])
})

test('a sheet may have all pincodes of a country: what each adds to the work does not grow with the others', async () => {
  const rows = Array.from({ length: 150 }, (_, row) => {
    const codes = Array.from({ length: 250 }, (_, place) => 100_000 + row * 250 + place)
    const ranges = codes.map((_, place) => 500_000 + 2 * (row * 250 + place)).map((code) => `${code}-${code + 1}`)
    return `District ${row},5,${[...codes, ...ranges].join(' ')}`
  })
  const file = new Blob([['District,Visit within,Pincodes', ...rows, 'Last,5,537500 520001-520010'].join('\n')])
  const { body } = await site.admin.call('POST', '/api/areas/import?dryRun=1', { form: { file } })
  const errors = [{ row: 152, field: 'pincodes', message: '520001-520010 belongs to District 40 already.' }]
  expect(body).toMatchObject({ rows: 151, created: 150, errors })
})

test('a row may take what a row before has given up, and no more', async () => {
  await add('Giver', ['830001', '830101-830110'])
  const import_ = async (...rows: string[]) => {
    const file = new Blob([['District,Visit within,Pincodes', ...rows].join('\n')])
    return (await site.admin.call('POST', '/api/areas/import?dryRun=1', { form: { file } })).body
  }
  expect(await import_('Giver,2,830002', 'Taker,2,830001 830105-830106')).toMatchObject({ errors: [] })
  const errors = [{ row: 2, field: 'pincodes', message: '830105-830106 belongs to Giver already.' }]
  expect(await import_('Taker,2,830105-830106', 'Giver,2,830002')).toMatchObject({ errors })
})

test('records without a position follow all that have one', async () => {
  const ids = new Map<string, unknown>()
  for (const [name, position] of Object.entries({ none: '', third: 3, first: 1, noneToo: null })) {
    const json = { page: 'Wind', question: name, answer: 'So.', position }
    ids.set(name, (await site.admin.call('POST', '/api/questions', { json })).body.id)
  }
  const order = ['first', 'third', 'none', 'noneToo'].map((name) => ids.get(name))
  for (const path of ['/api/questions', '/api/questions?page=1&pageSize=10'])
    expect((await site.visitor.call<{ id: number }[]>('GET', path)).body.map(({ id }) => id)).toEqual(order)
})
