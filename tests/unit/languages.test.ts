import { describe, expect, test } from 'vitest'
import { contactFault, contactFieldNames, phoneLeftOver } from '../../collections/contact-rules.ts'
import { fileFault, limitsOf } from '../../fields/upload-rules.ts'
import { tryEstimate } from '../../server/estimate/answer.ts'
import { localizePage } from '../../server/pages/localize-page.ts'
import { placeholdersOf } from '../../server/texts/formatter.ts'
import { contactFormMessagesIn, messagesIn } from '../../server/texts/messages.ts'
import { otherWays } from '../../shared/contact-links.ts'
import { indianLongDay, indianTime, monthName, rupees } from '../../shared/indian-format.ts'
import { inLanguage, splitLanguage } from '../../shared/languages.ts'
import { translated } from '../../shared/messages.ts'
import { pincodeFault } from '../../shared/pincode.ts'
import en from '../../texts/en.json' with { type: 'json' }
import hi from '../../texts/hi.json' with { type: 'json' }
import mr from '../../texts/mr.json' with { type: 'json' }

test('addresses have the prefix of their language, and lose it again', () => {
  expect(inLanguage('en', '/news?page=2')).toBe('/news?page=2')
  expect(inLanguage('hi', '/news?page=2')).toBe('/hi/news?page=2')
  expect(['/', '/?a=1', '/#main'].map((path) => inLanguage('mr', path))).toEqual(['/mr', '/mr?a=1', '/mr#main'])
  expect(splitLanguage('/mr')).toEqual({ language: 'mr', path: '/' })
  expect(splitLanguage('/hi/news')).toEqual({ language: 'hi', path: '/news' })
  for (const path of ['/news', '/', '/en/news', '/history', '/fr/news'])
    expect(splitLanguage(path)).toEqual({ language: 'en', path })
})

test('days and amounts are written in the language, with the digits of bills', () => {
  expect(indianLongDay('2026-11-22', 'hi')).toBe('22 नवंबर 2026')
  expect(indianLongDay('2026-11-22', 'mr')).toBe('22 नोव्हेंबर 2026')
  expect(indianTime('2026-11-22T10:15:00Z', 'hi')).toContain('15:45')
  expect(monthName(4, 'hi')).toBe('मई')
  expect(rupees(65_000, 1_20_000, 'hi')).toBe('₹65,000 से ₹1,20,000')
  expect(rupees(65_000, 1_20_000, 'mr')).toBe('₹65,000 ते ₹1,20,000')
})

describe.each([
  ['Hindi', hi, contactFormMessagesIn.hi],
  ['Marathi', mr, contactFormMessagesIn.mr]
])('%s', (_, catalogue, messages) => {
  test.each(['texts', 'demo'] as const)('has every sentence of %s, with its placeholders', (part) => {
    const translations: Readonly<Record<string, string>> = catalogue[part]
    expect(Object.keys(translations).sort()).toEqual(Object.keys(en[part]).sort())
    const namesOf = (text = '') => [...placeholdersOf(text)].sort()
    for (const [key, text] of Object.entries(en[part])) expect(namesOf(translations[key]), key).toEqual(namesOf(text))
  })

  test('says what is wrong with a form', () => {
    const long = 'x'.repeat(30_000)
    const faults = contactFieldNames.flatMap((name) =>
      ['', '7', long].flatMap((value) => (['leave', 'submit'] as const).map((on) => contactFault(name, value, on)))
    )
    const files = [
      { name: 'a.svg', size: 1, type: 'image/svg+xml' },
      { name: 'a.heic', size: 1, type: 'image/heic' },
      { name: 'a.png', size: 11 * 1024 * 1024, type: 'image/png' },
      { name: 'a.png', size: 0, type: 'image/png' }
    ].map((file) => fileFault('attachment', file))
    const asked = tryEstimate({ bill: 'x', customer: 'society', roof: '1' }, {} as never)
    const ways = { phone1: '98765', phone2: '', phone3: '', whatsapp: '', email: '' }
    const said = [
      ...[...faults, ...files, ...Object.values(asked && 'errors' in asked ? asked.errors : {})],
      ...[pincodeFault, limitsOf('attachment'), phoneLeftOver('987654321012'), otherWays(), otherWays(ways)],
      ...[otherWays({ ...ways, whatsapp: '12345' }), otherWays({ ...ways, phone1: '', email: 'a@b.example' })],
      `Our server could not be reached. All that you typed is still here. ${otherWays({ ...ways, whatsapp: '12345' })}`,
      `Too many attempts. Please try again in 5 minutes. ${otherWays(ways)}`
    ]
    const english = said
      .filter((message) => message !== undefined)
      .filter((message) =>
        /[a-z]{4}/.test(translated(messages, message).replace(/\S+@\S+|WhatsApp|WebP|Most compatible/g, ''))
      )
    expect(english).toEqual([])
  })
})

test('both languages translate the same messages, with the same values', () => {
  expect(Object.keys(messagesIn.mr)).toEqual(Object.keys(messagesIn.hi))
  for (const messages of [messagesIn.hi, messagesIn.mr])
    for (const [english, text] of Object.entries(messages))
      expect(text.match(/\{\d\}/g)?.sort(), english).toEqual(english.match(/\{\d\}/g)?.sort())
  expect(translated(messagesIn.hi, 'Name is required.')).toBe('कृपया नाम लिखें।')
  expect(translated(messagesIn.hi, 'Said by nobody.')).toBe('Said by nobody.')
})

describe('a page in a language', () => {
  const finish = async (html: string, type = 'text/html; charset=utf-8') => {
    const response = await localizePage(new Response(html, { headers: { 'content-type': type } }), 'hi')
    return await response.text()
  }

  test.each([
    ['<a href="/news?page=2&amp;category=a#x">', '<a href="/hi/news?page=2&amp;category=a#x">'],
    ['<a class="x" href="/">', '<a class="x" href="/hi">'],
    ['<form method="post" action="/contact#message">', '<form method="post" action="/hi/contact#message">'],
    ['<link rel="alternate" href="/news/rss.xml"/>', '<link rel="alternate" href="/hi/news/rss.xml"/>']
  ])('%s stays in it', async (html, expected) => {
    expect(await finish(html)).toBe(expected)
  })

  test.each([
    ...['<a hrefLang="en-IN" href="/news">', '<a href="/mr/news">', '<a href="/login">', '<a href="/uploads/a.pdf">'],
    ...['<a href="https://x.example/news">', '<a href="//x.example/news">', '<a href="/100%">', '<a href="#news">']
  ])('%s stays as it is', async (html) => {
    expect(await finish(html)).toBe(html)
  })

  test.each([
    ['<h2 class="x">A roof in Pune</h2>', '<h2 class="x" lang="en">A roof in Pune</h2>'],
    ['<p>See <a href="#a">this</a>.</p>', '<p lang="en">See <a href="#a" lang="en">this</a>.</p>']
  ])('%s is marked as English', async (html, expected) => {
    expect(await finish(html)).toBe(expected)
  })

  test.each([
    ...['<p>WhatsApp पर लिखें</p>', '<p>2.5 kW &amp; 3</p>', '<title>Solar</title>', '<h2 lang="mr">Solar</h2>'],
    '<span>Solar <b>घर</b></span>'
  ])('%s is not', async (html) => {
    expect(await finish(html)).toBe(html)
  })

  test('is not what programs read', async () => {
    expect(await finish('<a href="/news">News</a>', 'application/rss+xml')).toBe('<a href="/news">News</a>')
  })
})
