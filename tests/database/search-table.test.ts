import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../server/database/connect.ts'
import { loadDemo } from '../../server/demo/load.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { quickFiles } from '../support/quick-files.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

/*
 * Typed searches, with the first result that the built program's demo content must give. Where the second is as good, or
 * the title of an article has the very words (docs/decisions/0029), both are named.
 */

let database: TestDatabase
let site: SiteProcess
beforeAll(async () => {
  database = await createTestDatabase()
  const { DATABASE_URL } = database.options
  const { db, close } = await connect(database.options)
  await loadDemo(db, await quickFiles(database.folder), () => new Date())
  await close()
  site = await startSite(database.folder, { SEED_DEMO: 'false', ...(DATABASE_URL ? { DATABASE_URL } : {}) })
})
afterAll(async () => {
  await site.stop()
  await database.remove()
})

const solar = 'Solar Services'
const pump = 'Solar Pump, 5 HP'
const mast = 'LED Flood Light and High Mast, 200 W'
const street = 'LED Street Light, 60 W'
const inverter = 'On Grid / Hybrid Inverter, 3 to 10 kW'
const panel = 'TOPCon Solar Panel, 575 W'
const business = 'Commercial Services'
const scheme = 'PM Surya Ghar in plain words: who pays what, and when'
const lifts = 'Solar for lifts and pumps: notes from a housing society in Kothrud'

const first: Record<string, readonly string[]> = {
  [solar]: [
    ...[
      'subsidy',
      'subsidi',
      'subsidies',
      'pm surya ghar yojana',
      'bijli',
      'bijli bill',
      'saur urja',
      'price',
      'solar price'
    ],
    ...[
      'cost of 3kw solar',
      '3kw',
      '3 kw',
      '10kw',
      'rooftop',
      'net metering',
      'netmetering',
      'MSEDCL',
      'mahavitaran',
      'EMI',
      'loan'
    ],
    ...[
      'finance',
      'warranty',
      'guarantee',
      'documents required',
      'GST',
      '78,000',
      '78000',
      'सोलर',
      'बिजली',
      'वीज बिल',
      'अनुदान',
      'सौर'
    ],
    ...['solr', 'sollar']
  ],
  [scheme]: ['surya', 'surya ghar', 'pradhan mantri surya ghar', 'muft bijli'],
  [lifts]: ['society', 'apartment'],
  [pump]: ['solar pump', 'solar pumps', 'solar pump price', 'kusum', 'pm-kusum', 'krushi pump', 'सोलर पंप'],
  [mast]: ['led highmast', 'highmast', 'led high mast', 'floodlight'],
  [street]: ['streetlight', 'street lights', 'LED datasheet'],
  [business]: ['100kw', '150 kw', 'factory', 'industrial solar'],
  [inverter]: ['invertor', 'inverters', 'ongrid', 'on-grid'],
  [panel]: ['panel', 'pannel', 'topcon', 'DCR'],
  'Repair & Maintenance': ['AMC', 'maintenance contract', 'inverter not working'],
  'Our Team': ['team', 'job', 'jobs', 'careers', 'vacancy'],
  Contact: ['Nagpur', 'Nashik', 'pincode', 'contact number', 'address', 'brochure'],
  Pune: ['411038'],
  'About Us': ['testimonials', 'reviews', 'pdf', 'FAQ'],
  Projects: ['projects', 'gallery'],
  'Wind Turbine System': ['windmill', 'windmills'],
  Home: ['payback', 'savings'],
  Privacy: ['privacy'],
  'LiFePO4 Battery, 5 kWh': ['lithium'],
  'Dust season: how often to wash your panels, and how': ['dust']
}

const search = async (q: string) => {
  const response = await fetch(`${site.url}/api/search?${new URLSearchParams({ q })}`)
  return (await response.json()) as { title: string; path: string }[]
}

test.each(Object.entries(first).flatMap(([title, queries]) => queries.map((query) => [query, title])))(
  '%s finds %s first',
  async (query, title) => {
    const [best] = await search(query)
    expect(best?.title).toBe(title)
  }
)

test.each(
  Object.entries({
    surya: solar,
    'muft bijli': solar,
    society: solar,
    apartment: solar,
    monsoon: 'Wind Turbine System'
  })
)('%s finds %s among the first two', async (query, title) => {
  expect((await search(query)).slice(0, 2).map((hit) => hit.title)).toContain(title)
})

test.each(['the', 'a', '%', 'EV charger'])('%s finds nothing', async (query) => {
  expect(await search(query)).toEqual([])
})

test('Home and About, which mention everything, come last where they are not the best', async () => {
  const paths = (await search('inverter')).map(({ path }) => path)
  expect(paths.slice(-2).toSorted()).toEqual(['/', '/about'])
})

test('no page is there twice, and EMI is not in a chemical', async () => {
  for (const query of ['team', 'wind', 'renewable energy', 'projects', 'solar']) {
    const paths = (await search(query)).map(({ path }) => path)
    expect(paths, query).toEqual([...new Set(paths)])
  }
  expect((await search('EMI')).map(({ title }) => title)).not.toContain(business)
})

test('the page says where it has not all of the words, and offers to ask', async () => {
  const html = await (await fetch(`${site.url}/search?q=solar+water+heater`)).text()
  expect(html).toContain('No page has all of these words')
  expect(html).toMatch(/href="\/contact"/)
})
