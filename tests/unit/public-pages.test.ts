import { describe, expect, test } from 'vitest'
import { isCurrent } from '../../app/public/navigation.ts'
import { newsAddress, readNewsQuery } from '../../app/public/news/query.ts'
import { shareLinks } from '../../app/public/news/share-links.ts'
import { projectsAddress, readProjectQuery } from '../../app/public/projects/query.ts'
import { fittingService } from '../../app/public/services/fitting-service.ts'
import { callAddress, phonesOf, profilesOf, whatsappAddress } from '../../shared/contact-links.ts'
import { firstSentences, keepUnits, paragraphs, truncate, usDay } from '../../shared/text.ts'
import { demoServices } from '../../texts/demo/services.ts'

test.each([
  ['Off Grid Inverter, 2 to 5 kVA', 'Off Grid Inverter, 2~to~5~kVA'],
  ['90,000 litres', '90,000~litres'],
  ['22.3 %', '22.3~%'],
  ['2 से 5 kVA', '2~से~5~kVA'],
  ['up to 3 kW for each house since 1 June 2026', 'up to 3~kW for each house since 1~June~2026'],
  ['turned 15 degrees, 10 to 14 weeks', 'turned 15~degrees, 10~to 14~weeks'],
  ['3 transformers, one roof', '3 transformers, one roof'],
  ['signs each above ₹10,00,000 himself', 'signs each above ₹10,00,000 himself'],
  ['PM Surya Ghar', 'PM Surya Ghar']
])('numbers stay with their units: %s', (text, kept) => {
  expect(keepUnits(text).replaceAll('\u00a0', '~')).toBe(kept)
})

test('without services a category leads nowhere', () => {
  expect(fittingService([], 'Windmill')).toBeUndefined()
})

test.each([
  ['Repair & Maintenance', 'Repair & Maintenance'],
  ['Renewable Energy', 'Renewable Energy'],
  ['Energy', 'Renewable Energy'],
  ['Windmill', 'Wind Turbine System'],
  ['Wind Mill', 'Wind Turbine System'],
  ['Solar power', 'Solar Solutions'],
  ['Services', 'Commercial Services'],
  ['E-vehicles of the company', undefined],
  ['', undefined]
])('a category leads to the service whose words begin its own: %s', (category, name) => {
  expect(fittingService(demoServices, category)?.serviceName).toBe(name)
})

describe('texts', () => {
  const long = 'a sentence of which a search engine makes a line or more'
  test('a long text is cut and gets three dots, a short one stays', () => {
    expect(truncate('a'.repeat(121), 120)).toBe(`${'a'.repeat(120)}...`)
    expect(truncate('a'.repeat(120), 120)).toBe('a'.repeat(120))
  })

  test('a cut never leaves half a character', () => {
    expect(truncate('☀️🌞🌞🌞', 3)).toBe('☀️🌞...')
  })

  test('blank lines part paragraphs, single line ends do not', () => {
    expect(paragraphs('one\ntwo\n\n \nthree\n')).toEqual(['one\ntwo', 'three'])
    expect(paragraphs('')).toEqual([])
  })

  test.each([
    [`A pump of 4.8 kW, ${long}. It lifts water.`, `A pump of 4.8 kW, ${long}.`],
    ['No full stop', 'No full stop'],
    [`Short. Two\nlines, ${long}! Done.`, `Short. Two\nlines, ${long}!`],
    [`${long}। और`, `${long}।`]
  ])('the first sentences of %j', (text, sentence) => {
    expect(firstSentences(text)).toBe(sentence)
  })

  test('days are the same in every time zone', () => {
    expect(usDay('2026-11-05')).toBe('Nov 05, 2026')
  })
})

describe('the address of the news list', () => {
  test('is read and written alike', () => {
    const query = { category: 'Repair & Maintenance', search: 'oil 50%', page: 3 }
    expect(readNewsQuery(new URL(newsAddress(query), 'http://site').searchParams)).toEqual(query)
  })

  test('names no restriction that is not there', () => {
    expect(newsAddress({})).toBe('/news')
    expect(newsAddress({ page: 1, search: '', category: '' })).toBe('/news')
  })

  test.each(['0', '-1', '1.5', 'x', '', '9999999'])('page %j is the first', (page) => {
    expect(readNewsQuery(new URLSearchParams({ page })).page).toBe(1)
  })
})

test('the address of the projects is read and written alike, and names no restriction that is not there', () => {
  const query = { category: 'Solar power', place: 'Pune' }
  expect(readProjectQuery(new URL(projectsAddress(query), 'http://site').searchParams)).toEqual(query)
  expect(projectsAddress(readProjectQuery(new URLSearchParams('category=+&other=1')))).toBe('/projects')
})

test('what follows the longest name of a category is part of it: else it has endless addresses', () => {
  const category = `Wind${' '.repeat(56)}and more`
  expect(readNewsQuery(new URLSearchParams({ category })).category).toBe(category)
})

describe('contact', () => {
  const settings = {
    phone1: '',
    phone2: '+91 98000 00002',
    phone3: '',
    facebook: '',
    instagram: '',
    linkedin: '',
    youtube: 'https://example.com/y'
  }

  test('a number is called without its spaces', () => {
    expect(callAddress('+91 (98000) 00-001')).toBe('tel:+919800000001')
  })

  test('ten digits are an Indian number', () => {
    expect(whatsappAddress('98000 00001', '')).toBe('https://wa.me/919800000001?text=')
    expect(whatsappAddress('+91 98000 00001', 'Price & size?')).toBe(
      'https://wa.me/919800000001?text=Price%20%26%20size%3F'
    )
  })

  test('what is not set is not shown', () => {
    expect(phonesOf(settings)).toEqual(['+91 98000 00002'])
    expect(profilesOf(settings).map(({ name }) => name)).toEqual(['YouTube'])
  })
})

test('a link is current whatever the case and the slash at the end', () => {
  expect(isCurrent('/news', '/News/')).toBe(true)
  expect(isCurrent('/', '/')).toBe(true)
  expect(isCurrent('/', '/news')).toBe(false)
  expect(isCurrent('/#services', '/')).toBe(false)
})

test('what is shared is encoded', () => {
  const links = shareLinks('Sun & wind?', 'https://site.example/newsdetail/1')
  expect(links.map(({ address }) => address)).toEqual([
    'https://wa.me/?text=Sun%20%26%20wind%3F%20https%3A%2F%2Fsite.example%2Fnewsdetail%2F1',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.example%2Fnewsdetail%2F1',
    'https://x.com/intent/post?text=Sun%20%26%20wind%3F&url=https%3A%2F%2Fsite.example%2Fnewsdetail%2F1',
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fsite.example%2Fnewsdetail%2F1',
    'mailto:?subject=Sun%20%26%20wind%3F&body=https%3A%2F%2Fsite.example%2Fnewsdetail%2F1'
  ])
})
