import { describe, expect, test } from 'vitest'
import { matcherOf } from '../../server/search/rank.ts'
import { excerpt, readable } from '../../shared/excerpt.ts'
import { termsOf } from '../../shared/search-terms.ts'
import { limitSearch, maxSearchLength, splitSearch } from '../../shared/search-text.ts'

const phrase = { words: [], isPhrase: true, weight: 1 }
const matches = (words: string) =>
  matcherOf({
    groups: termsOf(words).map((word) => [{ words: [word], isPhrase: true, weight: 1 }]),
    phrase,
    isWhole: false
  })

const marked = (text: string, words: string, length = 200) =>
  excerpt(text, matches(words), length)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

describe('an extract', () => {
  test.each([
    ['Solar panels and SOLAR pumps', 'solar', '[Solar] panels and [SOLAR] pumps'],
    ['Solar panels and SOLAR pumps', 'panel pump', 'Solar [panels] and SOLAR [pumps]'],
    ['A café in Pune', 'CAFE', 'A [café] in Pune'],
    ['A cafe\u0301 in Pune', 'café', 'A [cafe\u0301] in Pune'],
    ['सौर ऊर्जा का लाभ', 'ऊर्जा', 'सौर [ऊर्जा] का लाभ'],
    ['A subsidy of ₹78,000, on 3kW', '78000 3 kw', 'A subsidy of ₹[78,000], on [3kW]'],
    ['Chemical works', 'emi', 'Chemical works'],
    ['Nothing of the kind', 'wind', 'Nothing of the kind']
  ])('of %j for %j marks the words as they are written', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected)
  })

  test('is the longer of two lines that say as much of the words', () => {
    expect(marked('Off-grid inverter.\nAn inverter with a battery and its cables', 'inverter')).toBe(
      'An [inverter] with a battery and its cables'
    )
  })

  test('has its full length where the word is at the end of a line', () => {
    const part = marked(`${'before '.repeat(60)}needle.`, 'needle', 90)
    expect(part).toMatch(/^… before .*\[needle\]\.$/)
    expect(part.length).toBeGreaterThan(85)
  })

  test('begins near the first word and is cut between words', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`
    const part = marked(text, 'needle', 90)
    expect(part).toMatch(/^… before .*\[needle\] after .* …$/)
    expect(part.length).toBeLessThan(110)
  })

  test('begins with a sentence that begins near', () => {
    const text = `${'before '.repeat(60)}ends here. The best needle of all is sharp. ${'after '.repeat(60)}`
    expect(marked(text, 'needle after', 90)).toMatch(/^The best \[needle\] of all is sharp\. \[after\] .* …$/)
  })

  test('ends with the last sentence that fits, where all of the words stand before its end', () => {
    const text = `The best needle of all is sharp. Thread is long. ${'after '.repeat(60)}`
    expect(marked(text, 'needle', 90)).toBe('The best [needle] of all is sharp. Thread is long.')
  })

  test('shows the place where most of the words are', () => {
    const text = `A needle ${'between '.repeat(60)}thread and needle ${'after '.repeat(60)}`
    expect(marked(text, 'needle thread', 90)).toContain('[thread] and [needle]')
  })

  test('never loses or doubles a character of what it shows', () => {
    const text = 'Æther ﬁeld ÅÅÅ straße ½ kW'
    expect(marked(text, 'field strasse 1⁄2').replace(/[[\]]/g, '')).toBe(text)
  })
})

describe('what of a text reads as sentences', () => {
  const sentence = 'The frames stand on concrete blocks, and no hole is drilled.'
  test('has no fragments of lists, tables and headings', () => {
    const fragments = [
      'Week 7.',
      '• a point of a list that is longer than most of them are.',
      'Price · ₹1,200 · a year'
    ]
    expect(
      readable([...fragments, sentence, 'of work in renewable resources, in all of the districts.'].join('\n'))
    ).toBe(sentence)
  })

  test('is all where there is nothing else', () => {
    expect(readable('Week 7.\nCalls.')).toBe('Week 7.\nCalls.')
  })
})

describe('of a text of several blocks an extract', () => {
  const sentence = 'The frames stand on concrete blocks, and no hole is drilled.'
  const blocks = [
    'Blocks.',
    '• a block of a list that is longer than most of them are.',
    sentence,
    'A block and 60% at the end.'
  ]
  test('is of one, and of a sentence where that has the word', () => {
    expect(marked(blocks.join('\n'), 'block')).toBe('The frames stand on concrete [blocks], and no hole is drilled.')
    expect(marked(blocks.join('\n'), 'nothing')).toBe(sentence)
    expect(marked('Week 7.\nCalls.', 'nothing')).toBe('Week 7.')
  })

  test('shows the word where only a heading, a figure or an item of a list has it', () => {
    expect(marked(blocks.join('\n'), '60')).toBe('A block and [60]% at the end.')
    expect(marked(blocks.join('\n'), 'list block')).toContain('[blocks]')
  })

  test('is of the one that has most of the words', () => {
    const other = 'A torque wrench tightens each of the clamps on the frames.'
    expect(marked(`${sentence}\n${other}`, 'frame clamp')).toContain('[clamps] on the [frames]')
  })
})

test('a word is marked at most twelve times', () => {
  const pieces = excerpt('xe '.repeat(60), matches('xe'), 200)
  expect(pieces.filter(({ isMatch }) => isMatch)).toHaveLength(12)
})

test('a match far behind in a long text is found, with what stands before it', () => {
  const text = `${'before '.repeat(3_000)}needle ${'after '.repeat(3_000)}`
  expect(marked(text, 'needle', 90)).toMatch(/^… before .*\[needle\] after .* …$/)
  expect(marked(`${'x'.repeat(9_000)} needle`, 'needle', 90)).toContain('[needle]')
})

test('a search takes in 120 characters and twelve words, whoever asks', () => {
  const many = Array.from({ length: 900 }, (_, number) => `w${number}`).join(' ')
  expect(limitSearch(many).split(' ')).toHaveLength(12)
  expect(splitSearch(many)).toHaveLength(12)
  expect(limitSearch(` ${'😀'.repeat(500)}`)).toBe('😀'.repeat(maxSearchLength))
  expect(limitSearch(' solar \t panel ')).toBe('solar panel')
  expect(limitSearch(null)).toBe('')
  expect(splitSearch('¨ '.repeat(12)).length).toBeLessThanOrEqual(12)
})

test('the words of a search are folded, and each is looked for once', () => {
  expect(splitSearch('  Wind  WIND\tCafé ')).toEqual(['wind', 'cafe'])
  expect(splitSearch(undefined)).toEqual([])
})
