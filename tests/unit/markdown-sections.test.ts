import { expect, test } from 'vitest'
import { splitSections } from '../../app/public/markdown.tsx'
import { parseMarkdown, textContent } from '../../shared/markdown.ts'

/** The texts of the parts of each section. */
const sections = (text: string) => splitSections(parseMarkdown(text)).map((nodes) => nodes.map(textContent))

test('a text is split before each of its highest headings', () => {
  expect(sections('## Roof\n\nMeasured.\n\n### Shade\n\nDrawn.\n\n## Price\n\nFixed.')).toEqual([
    ['Roof', 'Measured.', 'Shade', 'Drawn.'],
    ['Price', 'Fixed.']
  ])
})

test('what stands before the first heading is a section, and a text without headings is one', () => {
  expect(sections('Before.\n\n## Roof\n\nMeasured.')).toEqual([['Before.'], ['Roof', 'Measured.']])
  expect(sections('One.\n\nTwo.')).toEqual([['One.', 'Two.']])
  expect(sections('')).toEqual([])
})
