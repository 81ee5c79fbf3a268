import { afterAll, beforeAll, expect, test } from 'vitest'
import { change, collection, makeRecord } from '../support/records.ts'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const product = collection('product')
const member = collection('teamMember')
const texts = { productName: 'Panel', description: 'D', detailText: '' }

/** A record with one picture, which nothing else names. */
async function pictured() {
  const form = { fullName: 'A', designation: 'D', teamImage: await picture(8, 6) }
  const { body } = await site.admin.call('POST', '/api/team', { form })
  return { id: Number(body.id), name: String(body.teamImage) }
}
const remove = (id: number) => site.admin.call('POST', '/api/teamlist/delete-multiple', { json: { ids: [id] } })

test('a new record takes a stored picture, also a required one', async () => {
  const { name } = await pictured()
  const before = site.storedFiles()
  const form = { ...texts, existingProductImage: name, existingDetailImage1: '' }
  const { status, body } = await site.admin.call('POST', '/api/products', { form })
  expect(status).toBe(201)
  expect(body).toMatchObject({ productImage: name, detailImage1: null, detailImage2: null })
  expect(site.storedFiles()).toEqual(before)
})

test('a record takes a picture of another one, or of another field of its own', async () => {
  const { name } = await pictured()
  const record = await makeRecord(site, product)
  const chosen = { existingProductImage: name, existingDetailImage1: String(record.productImage) }
  const { status, body } = await change(site.admin, product, record, { ...texts, ...chosen })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    productImage: name,
    detailImage1: record.productImage,
    detailImage2: record.detailImage2
  })
})

test('a video is chosen for a video, and a picture for a picture', async () => {
  const detail = collection('newsDetail')
  const [one, other] = [await makeRecord(site, detail), await makeRecord(site, detail)]
  const sent = { description: 'D', existingVideo: String(one.video) }
  expect((await change(site.admin, detail, other, sent)).body.video).toBe(one.video)
  const wrong = { description: 'D', existingVideo: String(one.image1), existingImage1: String(one.video) }
  const { status, body } = await change(site.admin, detail, other, wrong)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['image1', 'video'])
})

test('an upload goes before a chosen name', async () => {
  const { name } = await pictured()
  const record = await makeRecord(site, product)
  const sent = { ...texts, productImage: await picture(9, 7), existingProductImage: name }
  expect((await change(site.admin, product, record, sent)).body.productImage).toMatch(/-9x7\.jpg$/)
})

test('a picture of several records stays until the last of them, and all earlier versions, are gone', async () => {
  const { id, name } = await pictured()
  const form = { fullName: 'B', designation: 'D', existingTeamImage: name }
  const { body } = await site.admin.call('POST', '/api/team', { form })
  await remove(id)
  await site.forgetHistory()
  expect(site.storedFiles()).toContain(name)
  await remove(Number(body.id))
  expect(site.storedFiles()).toContain(name)
  await site.forgetHistory()
  expect(site.storedFiles()).not.toContain(name)
})

test('a picture that is chosen while the history forgets it is there, or the choice is refused', async () => {
  const pictures = await Promise.all(Array.from({ length: 8 }, pictured))
  for (const { id } of pictures) await remove(id)
  const record = await makeRecord(site, member)
  const chosen = async (name: string, place: number) => {
    const form = { fullName: `C ${place}`, designation: 'D', existingTeamImage: name }
    return { name, ...(await site.admin.call('POST', '/api/team', { form })) }
  }
  const calls = pictures.map(({ name }, place) => chosen(name, place))
  const [answers] = await Promise.all([Promise.all(calls), site.forgetHistory()])
  for (const { name, status, body } of answers) {
    expect([201, 422]).toContain(status)
    expect(site.storedFiles().includes(name)).toBe(status === 201)
    if (status === 422) expect(Object.keys(body.errors ?? {})).toEqual(['teamImage'])
  }
  expect(site.storedFiles()).toContain(record.teamImage)
})
