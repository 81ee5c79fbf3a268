import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import photographs from '../../assets/site/photographs.json' with { type: 'json' }
import { collections, singletons } from '../../collections/index.ts'
import { demoCollections, demoSingletons } from '../../server/demo/index.ts'
import { demoPictures, type PictureName } from '../../texts/demo/pictures.ts'

/* One render cut into many pictures makes a site of four places. A page is a list, a kind of record with its id, or a page of its own. */

const assets = path.join(import.meta.dirname, '..', '..', 'assets')

/** Logos and portraits, which have no source in common. */
const isDrawn = /^(client|teamMember|testimonial|settings)\./

/** The pages that show each field of a picture; `{id}` is the record's place in the demo content, which is its id in a new database. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  'slide.image': ['/'],
  'project.image': ['/', '/projects', '/projects?id={id}'],
  'service.serviceImage': ['/Services'],
  'service.detailImage1': ['/Commercial?id={id}'],
  'service.detailImage2': ['/Commercial?id={id}'],
  'product.productImage': ['/ProductServices', '/ProductDetail?id={id}'],
  'product.detailImage1': ['/ProductDetail?id={id}'],
  'product.detailImage2': ['/ProductDetail?id={id}'],
  'news.newsImage': ['/news'],
  'newsDetail.image1': ['/newsdetail/{id}'],
  'newsDetail.image2': ['/newsdetail/{id}'],
  'newsDetail.image3': ['/newsdetail/{id}'],
  'about.image': ['/about']
}

/** The pages of the pictures that stand in pages' own text. */
const pagesOfPhotographs: Readonly<Record<keyof typeof photographs, readonly string[]>> = {
  'day-1630': ['/', '/SolarServices'],
  'connector-wide': ['/Repair'],
  'fitting-wide': ['/', '/SolarServices'],
  'testing-wide': ['/Repair'],
  'crew-wide': ['/Team'],
  'climbers-wide': ['/wind-turbine-system'],
  'road-wide': ['/Global'],
  'ridge-wide': ['/renewable-energy'],
  terminals: ['/about'],
  // Search alone, which shows the pictures of the pages that it leads to.
  'panel-wide': [],
  // The sign-in.
  'park-tall': []
}

/** Sources on more pages than two, with their number. */
const exceptions: Readonly<Record<string, number>> = {
  // Three articles, two services and a page are about large turbines: there are three more renders of them without people.
  'photographs/turbine-hub.jpg': 3,
  'photographs/wind-ridge-evening.jpg': 3,
  'photographs/wind-ridge-morning.jpg': 4,
  // A project on Home, in their list and on its own page.
  'photographs/lone-turbine.jpg': 3,
  'photographs/turbine-pair.jpg': 3,
  'photographs/solar-park-from-above.jpg': 3,
  'photographs/solar-park-low-sun.jpg': 3
}

/** The pages of each source below `assets/`. */
function pagesBySource(): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>()
  const add = (source: string, page: string) => pages.set(source, (pages.get(source) ?? new Set()).add(page))
  const records = Object.entries<readonly Readonly<Record<string, unknown>>[]>(demoCollections)
  const all = [...records, ...Object.entries(demoSingletons).map(([name, values]) => [name, [values]] as const)]
  for (const [name, values] of all)
    for (const [place, record] of values.entries())
      for (const [field, value] of Object.entries(record))
        for (const page of pagesOf[`${name}.${field}`] ?? [])
          if (value !== null) add(demoPictures[value as PictureName].source, page.replace('{id}', String(place + 1)))
  for (const [name, { source }] of Object.entries(photographs))
    for (const page of pagesOfPhotographs[name as keyof typeof photographs]) add(`photographs/${source}`, page)
  return pages
}

test('no source is on more pages than two', () => {
  const often = [...pagesBySource()].filter(([, pages]) => pages.size > 2)
  expect(often.map(([source, pages]) => [source, pages.size]).sort()).toEqual(Object.entries(exceptions).sort())
})

test('every field of a picture has its pages', () => {
  const fields = [...Object.values(collections), ...Object.values(singletons)].flatMap((definition) =>
    Object.entries(definition.fields).flatMap(([name, { kind }]) =>
      kind === 'image' ? `${definition.name}.${name}` : []
    )
  )
  expect(Object.keys(pagesOf).sort()).toEqual(fields.filter((field) => !isDrawn.test(field)).sort())
})

test('every picture of a page is built in its widths, the last of which is that of its crop', () => {
  const built = new Set(readdirSync(path.join(assets, 'site')))
  for (const [name, { crop, widths }] of Object.entries(photographs)) {
    expect(widths.at(-1), name).toBe(crop.width)
    for (const width of widths)
      for (const format of ['avif', 'webp']) expect(built).toContain(`${name}-${width}.${format}`)
  }
})
