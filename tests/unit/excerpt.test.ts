import { describe, expect, test } from 'vitest'
import { excerpt } from '../../shared/excerpt.ts'
import { maxSearchLength, readWords, searchWords } from '../../shared/search-text.ts'

const marked = (text: string, words: string, length = 200) =>
  excerpt(text, words, length)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

describe('an extract', () => {
  test.each([
    ['Solar panels and SOLAR pumps', 'solar', '[Solar] panels and [SOLAR] pumps'],
    ['A café in Pune', 'CAFE', 'A [café] in Pune'],
    ['A cafe\u0301 in Pune', 'café', 'A [café] in Pune'],
    ['सौर ऊर्जा का लाभ', 'ऊर्जा', 'सौर [ऊर्जा] का लाभ'],
    ['100% of it_is here', '% _is', '100[%] of it[_is] here'],
    ['Nothing of the kind', 'wind', 'Nothing of the kind']
  ])('of %j for %j marks the words as they are written', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected)
  })

  test('begins near the first word and is cut between words', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`
    const part = marked(text, 'needle', 90)
    expect(part).toMatch(/^… before .*\[needle\] after .* …$/)
    expect(part.length).toBeLessThan(110)
  })

  test('never loses or doubles a character of what it shows', () => {
    const text = 'Æther ﬁeld ÅÅÅ straße ½ kW'
    expect(marked(text, 'field strasse 1⁄2').replace(/[[\]]/g, '')).toBe(text)
  })
})

test('single letters are marked together where they touch, and at most twelve times', () => {
  expect(marked('earns as seen', 'e a r n s')).toBe('[earns] [as] [seen]')
  const pieces = excerpt('xe '.repeat(60), 'e', 200)
  expect(pieces.filter(({ isMatch }) => isMatch)).toHaveLength(12)
})

test('a match far behind in a long text is found, with what stands before it', () => {
  const text = `${'before '.repeat(3_000)}needle ${'after '.repeat(3_000)}`
  expect(marked(text, 'needle', 90)).toMatch(/^… before .*\[needle\] after .* …$/)
  expect(marked(`${'x'.repeat(9_000)} needle`, 'needle', 90)).toContain('[needle]')
})

test('a search takes in 120 characters and twelve words, whoever asks', () => {
  const many = Array.from({ length: 900 }, (_, number) => `w${number}`).join(' ')
  expect(readWords(many).split(' ')).toHaveLength(12)
  expect(searchWords(many)).toHaveLength(12)
  expect(readWords(` ${'😀'.repeat(500)}`)).toBe('😀'.repeat(maxSearchLength))
  expect(readWords(' solar \t panel ')).toBe('solar panel')
  expect(readWords(null)).toBe('')
  expect(searchWords('¨ '.repeat(12)).length).toBeLessThanOrEqual(12)
})

test('the words of a search are folded, and each is looked for once', () => {
  expect(searchWords('  Wind  WIND\tCafé ')).toEqual(['wind', 'cafe'])
  expect(searchWords(undefined)).toEqual([])
})
