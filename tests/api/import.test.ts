import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCall } from '../../collections/import-columns.ts'
import { allCollections, type CollectionName, collectionNamed, collections } from '../../collections/index.ts'
import { markdownFields } from '../../collections/schemas.ts'
import { excelFile } from '../../documents/exports/excel.ts'
import { exportOf } from '../../documents/exports/plan.ts'
import { rowBuilder } from '../../documents/exports/rows.ts'
import type { SheetReport } from '../../server/import/check-sheet.ts'
import { withPlainTexts } from '../../shared/markdown.ts'
import { filePart, multipart, multipartType } from '../support/multipart.ts'
import { makeRecord } from '../support/records.ts'
import { type Answer, createTestSite, type TestSite } from '../support/site.ts'
import { cell, workbook } from '../support/workbook.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

type ImportAnswer = SheetReport & { message: string; batch?: string }

const importable = allCollections.flatMap((collection) => (importCall(collection) ? [collection.name] : []))

/** Sends a sheet, of CSV lines or as a file. */
async function send(name: CollectionName, sheet: string | Blob, query = ''): Promise<Answer<ImportAnswer>> {
  const file = typeof sheet === 'string' ? new Blob([sheet]) : sheet
  return await site.admin.call('POST', `${importCall(collectionNamed(name))}${query}`, { form: { file } })
}

async function readAll(name: string): Promise<Record<string, unknown>[]> {
  const [list = ''] = collectionNamed(name).api.list
  return (await site.admin.call<Record<string, unknown>[]>('GET', list)).body
}

test('every collection takes sheets, but for users and messages', () => {
  const others = Object.keys(collections).filter((name) => !importable.includes(name))
  expect(others.sort()).toEqual(['contactMessage', 'user'])
})

describe.each(importable)('the Excel file of %s', (name) => {
  const collection = collectionNamed(name)

  test('changes nothing when it is imported again', async () => {
    const texts = markdownFields(collection)
    const marked = texts.map((text) => [text, 'A **deep** [one](/news):\n\n- a\n- b'])
    for (const values of [{}, {}, Object.fromEntries(marked)]) await makeRecord(site, collection, values)
    const before = await readAll(name)
    const { columns, plan } = exportOf(collection, 'excel', 'The company', before.length)
    if (plan.format !== 'excel') throw new Error('This is no plan of an Excel file.')
    const file = await excelFile(
      plan,
      before.map((record) => rowBuilder(collection, columns)(withPlainTexts(record, texts)))
    )
    const { status, body } = await send(name as CollectionName, file)
    expect([status, body]).toEqual([
      200,
      {
        message: 'Imported.',
        rows: before.length,
        created: 0,
        updated: before.length,
        unchanged: before.length,
        emptied: 0,
        errors: []
      }
    ])
    expect(await readAll(name)).toEqual(before)
  })
})

const question = (title: string, answer: string) => `Wind,${title},${answer}`
const heads = 'Page,Question,Answer'
const lines = (...all: string[]) => all.join('\n')

describe('a sheet', () => {
  test('makes and changes records by their titles; a dry run says what it would do', async () => {
    await send('question', lines(heads, question('One?', 'Old')))
    const sheet = lines(heads, question('One?', 'New'), question('Two?', '"Two lines\r\nof text, quoted"'), ',,')
    const counts = { rows: 2, created: 1, updated: 1, unchanged: 0, emptied: 0, errors: [] }
    expect((await send('question', sheet, '?dryRun=1')).body).toEqual({ message: 'Nothing was changed.', ...counts })
    expect(await answersOf('One?', 'Two?')).toEqual(['Old'])
    const { status, body } = await send('question', sheet)
    expect([status, body]).toEqual([200, { message: 'Imported.', ...counts, batch: expect.any(String) }])
    expect(await answersOf('One?', 'Two?')).toEqual(['New', 'Two lines\nof text, quoted'])
    const { body: versions } = await site.admin.call<{ batch: string; action: string }[]>('GET', '/api/history')
    expect(
      versions
        .filter(({ batch }) => batch === body.batch)
        .map(({ action }) => action)
        .sort()
    ).toEqual(['create', 'update'])
    const undone = await site.admin.call('POST', '/api/history/undo', { json: { batch: body.batch } })
    expect([undone.status, undone.body.restored]).toEqual([200, 2])
    expect(await answersOf('One?', 'Two?')).toEqual(['Old'])
  })

  test('is not undone where something was written for one of its records since: that would go along', async () => {
    const { newsImage } = await makeRecord(site, collections.news)
    const row = (title: string) => `${title},Wind,2026-01-31,Words.,${newsImage}`
    const { body } = await send(
      'news',
      lines('Title,Category,Date,Description,Image', row('With an article'), row('Without'))
    )
    expect(body).toMatchObject({ created: 2, errors: [] })
    const made = (await readAll('news')).find(({ title }) => title === 'With an article')
    const detail = await makeRecord(site, collections.newsDetail, { news_id: made?.id })
    const undo = () => site.admin.call('POST', '/api/history/undo', { json: { batch: body.batch } })
    expect(await undo()).toMatchObject({
      status: 409,
      body: { message: '‘With an article’ has been changed since. Nothing was undone.' }
    })
    const path = `/api/newsdetail/${detail.id}`
    expect(await site.admin.call('GET', path)).toMatchObject({ status: 200, body: { news_id: made?.id } })
    expect((await readAll('news')).map(({ title }) => title)).toContain('Without')
    await site.admin.call('POST', '/api/newsdetaillist/delete-multiple', { json: { ids: [detail.id] } })
    expect(await undo()).toMatchObject({ status: 200, body: { restored: 2 } })
  })

  test('is found by the search, and takes semicolons and a byte order mark', async () => {
    await send('question', '\ufeffQuestion;Page;Answer\r\nHow much, exactly?;Repair;It depends; \r\n')
    const { body } = await site.visitor.call<unknown[]>('GET', '/api/questions?search=EXACTLY')
    expect(body).toMatchObject([{ page: 'Repair', answer: 'It depends', status: 'published' }])
  })

  test('leaves what it has no column for, and empties what an empty cell stands for', async () => {
    const record = await makeRecord(site, collections.project, { title: 'Kept', place: 'Pune', capacity: 5 })
    const { body } = await send('project', lines('Title,Place', 'Kept,'))
    expect(body).toMatchObject({ updated: 1, emptied: 1, errors: [] })
    const { version: _, updatedAt: __, ...rest } = record
    expect((await readAll('project')).find(({ id }) => id === record.id)).toMatchObject({ ...rest, place: '' })
  })

  test('says days, numbers, yes and no, and times as the Excel file, spreadsheets and people do', async () => {
    const { image } = await makeRecord(site, collections.project)
    const given = lines(
      'Title;Category;Completed;Capacity;Illustration;Image;Status;Publish at',
      `A;Home;05/11/2026;1,234.5 kW;yes;${image};Scheduled;31 Jan 2030, 09:30`,
      `B;Home;2026-11-05 00:00;12;;${image};draft;`,
      `C;Home;5.11.2026;5,40,000;No;${image};;`
    )
    expect((await send('project', given)).body.errors).toEqual([])
    const { body } = await site.admin.call<Record<string, unknown>[]>('GET', '/api/projects?status=all')
    const made = new Map(body.map((record) => [record.title, record]))
    const day = { completed: '2026-11-05' }
    expect(made.get('A')).toMatchObject({
      ...day,
      capacity: 1234.5,
      illustration: true,
      status: 'scheduled',
      publishAt: '2030-01-31T04:00:00.000Z'
    })
    expect(made.get('B')).toMatchObject({ ...day, capacity: 12, illustration: false, status: 'draft', publishAt: null })
    expect(made.get('C')).toMatchObject({ ...day, capacity: 540_000, status: 'published' })
  })

  test('names pictures by stored files, or by the names with which they came to the library', async () => {
    const { newsImage: name } = await makeRecord(site, collections.news)
    const added = { name: String(name), originalName: 'Roof, east.jpg', addedAt: site.clock().toISOString() }
    await site.db.insertInto('media').values(added).execute()
    await makeRecord(site, collections.newsDetail, {
      news_id: (await makeRecord(site, collections.news, { title: 'With pictures' })).id
    })
    const report = await send('newsDetail', lines('Title,Images', `With pictures,"${name}, ${name}"`))
    expect(report.body).toMatchObject({ updated: 1, emptied: 1, errors: [] })
    const [detail] = await readAll('newsDetail')
    expect(detail).toMatchObject({ image1: name, image2: name, image3: null })
    // Whatever stands between them is read in one go.
    const far = `With pictures,${name}${' '.repeat(1_000_000)}x`
    expect((await send('newsDetail', lines('Title,Images', far))).status).toBe(422)
    const client = await send('client', lines('Name,Logo', 'By its own name,"Roof, east.jpg"'))
    expect(client.body.errors).toEqual([])
    expect((await readAll('client')).at(-1)).toMatchObject({ logo: name })
  })
})

describe('a sheet with faults', () => {
  test.each<[string, CollectionName, string, [row: number, field: string, message: string][]]>([
    ['an unknown head', 'question', 'Page,Question,Reply\nWind,A?,B', [[1, '', "There is no column 'Reply' here."]]],
    ['a head twice', 'question', 'Question,Page,page\nA?,Wind,Wind', [[1, '', "The column 'Page' is there 2 times."]]],
    ['cells without a head', 'question', 'Question,Page,Answer\nA?,Wind,B,C', [[1, '', 'Column 4 has no head.']]],
    ['no titles', 'question', 'Page,Answer\nWind,B', [[1, '', "The column 'Question' is missing."]]],
    ['no rows', 'question', 'Question\n\n,', [[1, '', 'There are no rows below the heads.']]],
    [
      'a required column missing',
      'question',
      'Question\nNew one?\nOther?',
      [
        [2, 'page', 'Page is required.'],
        [2, 'answer', 'Answer is required.'],
        [3, 'page', 'Page is required.'],
        [3, 'answer', 'Answer is required.']
      ]
    ],
    [
      'wrong values',
      'question',
      'Question,Page,Answer,Position\nA?,Nowhere,,0\n,Wind,B,1',
      [
        [2, 'page', 'Page must be one of: Solar Services, Repair, Commercial, Lighting, Wind.'],
        [2, 'answer', 'Answer is required.'],
        [2, 'position', 'Position must be at least 1.'],
        [3, 'question', 'Question is required.']
      ]
    ],
    [
      'one title twice',
      'question',
      'Question,Page,Answer\nA?,Wind,B\nA? ,Wind,C',
      [[3, 'question', 'Row 2 has the same title.']]
    ],
    [
      'a relation to nothing',
      'newsDetail',
      'Title,Description\nNo such news,Text',
      [[2, 'news_id', "No record has the title 'No such news'."]]
    ],
    [
      'a picture that is not there',
      'client',
      'Name,Logo\nA,none.jpg\nB,',
      [
        [2, 'logo', "There is no image 'none.jpg' in the media library."],
        [3, 'logo', 'Logo is required.']
      ]
    ],
    [
      'no time for what is scheduled',
      'question',
      'Question,Page,Answer,Status\nA?,Wind,B,scheduled',
      [[2, 'publishAt', 'Publish at is required.']]
    ],
    [
      'pincodes of two areas',
      'area',
      'District,Pincodes,Visit within\nA,"411001, 411002",2\nB,411002,2',
      [[3, 'pincodes', '411002 belongs to A already.']]
    ]
  ])('%s: nothing is written', async (_, name, sheet, expected) => {
    const before = await readAll(name)
    const errors = expected.map(([row, field, message]) => ({ row, field, message }))
    const tried = await send(name, sheet, '?dryRun=1')
    expect([tried.status, tried.body.errors]).toEqual([200, errors])
    const { status, body } = await send(name, sheet)
    expect([status, body.errors, body.message]).toEqual([
      422,
      errors,
      `Nothing was imported. Row ${errors[0]?.row}: ${errors[0]?.message}`
    ])
    expect(await readAll(name)).toEqual(before)
  })

  test('a title that several records have, a key that another has, and one that cannot change', async () => {
    await makeRecord(site, collections.fact, { key: 'same.one', label: 'Same' })
    await makeRecord(site, collections.fact, { key: 'same.two', label: 'Same' })
    await makeRecord(site, collections.fact, { key: 'own.key', label: 'Own', validTo: null })
    const row = (label: string, key: string) => `${label},${key},1,Somebody,2026-01-31`
    const sheet = lines(
      'Label,Key,Value,Source,Valid from',
      row('Same', 'a'),
      row('New', 'own.key'),
      row('Own', 'other'),
      row('First', 'b'),
      row('Second', 'b')
    )
    const { body } = await send('fact', sheet)
    expect(body.errors).toEqual([
      { row: 2, field: 'label', message: 'More than one fact has this title.' },
      { row: 3, field: 'key', message: 'A fact with this key already exists.' },
      { row: 4, field: 'key', message: 'Key cannot be changed.' },
      { row: 6, field: 'key', message: 'A fact with this key already exists.' }
    ])
  })

  test('one fault in row 9,999 of 10,000: nothing is written', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => question(`Long ${index}?`, index === 9_997 ? '' : 'Yes'))
    const { status, body } = await send('question', lines(heads, ...rows))
    expect([status, body.rows, body.errors]).toEqual([
      422,
      10_000,
      [{ row: 9_999, field: 'answer', message: 'Answer is required.' }]
    ])
    expect(await answersOf('Long 1?')).toEqual([])
  })
})

async function answersOf(...titles: string[]) {
  const found = (await readAll('question')).filter((record) => titles.includes(String(record.question)))
  return found.map((record) => record.answer)
}

describe('a file that is no sheet, or one too many', () => {
  const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
  const head = row(1, cell('A1', 'Question'))
  const whole = workbook(head + row(2, cell('A2', 'A?')))
  const isTooLarge = [413, expect.stringMatching(/too (?:large|many)|100 are read|too much/)]
  const isNone = [415, expect.stringMatching(/damaged|password|not a sheet|cannot be read/)]

  test.each<[string, () => Uint8Array<ArrayBuffer>, unknown[]]>([
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), isNone],
    ['a workbook with a password', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), isNone],
    ['half a workbook', () => whole.slice(0, whole.length / 2), isNone],
    ['a zip of something else', () => new Uint8Array(zipSync({ 'a.txt': new Uint8Array(9) })), isNone],
    ['a workbook without a sheet', () => new Uint8Array(zipSync({ 'xl/workbook.xml': new Uint8Array(9) })), isNone],
    ['CSV with an open quote', () => new TextEncoder().encode('Question\n"A?'), isNone],
    ['CSV in UTF-16', () => new Uint8Array([0xff, 0xfe, 0x51, 0, 0x0a, 0]), isNone],
    ['a zip bomb', () => new Uint8Array(zipSync({ 'xl/a.xml': new Uint8Array(70 * 1024 * 1024) })), isTooLarge],
    ['a row far below', () => workbook(head + row(1_000_000, cell('A1000000', 'A?'))), isTooLarge],
    ['10,000 columns', () => workbook(row(1, cell('A1', 'Question'), cell('NTP1', 'x'))), isTooLarge],
    ['10,001 rows', () => new TextEncoder().encode(`Question${'\nA?'.repeat(10_001)}`), isTooLarge]
  ])('%s is refused', async (_, make, expected) => {
    const { status, body } = await send('question', new Blob([make()]))
    expect([status, body.message]).toEqual(expected)
  })

  test('a second import waits for another time; one whose sender goes changes nothing', async () => {
    const leaving = new AbortController()
    const headers = { ...multipartType, cookie: site.admin.cookie ?? '', 'sec-fetch-site': 'same-origin' }
    const url = 'http://localhost:3009/api/questions/import'
    const both = ['Broken', 'Second'].map((name) => {
      const rows = Array.from({ length: 5_000 }, (_, index) => question(`${name} ${index}?`, 'Yes'))
      const body = multipart([filePart('file', lines(heads, ...rows), 'a.csv', 'text/csv')])
      return site.app.fetch(new Request(url, { method: 'POST', body, headers, signal: leaving.signal }))
    })
    // Whichever has arrived later is answered at once.
    expect((await Promise.race(both)).status).toBe(503)
    leaving.abort()
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([400, 503])
    expect(await answersOf('Broken 0?', 'Second 0?')).toEqual([])
    expect((await send('question', lines(heads, question('Third?', 'Yes')))).status).toBe(200)
    expect(site.storedFiles().filter((name) => !/\./.test(name))).toEqual([])
  })
})
