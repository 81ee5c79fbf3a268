import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors, darkPaper, mark } from '../../shared/brand.ts'
import { coloursOf } from '../support/contrast.ts'

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
}

test('the colors are those of the style sheet', () => {
  const css = read('app/styles/tokens.css').replace('--color-*: initial;', '')
  const light = coloursOf(css, 'light')
  const inCss = Object.keys(colors).map((name) => [name, light.get(name.replace(/[A-Z]/g, '-$&').toLowerCase())])
  expect(Object.fromEntries(inCss)).toEqual(colors)
  expect(coloursOf(css, 'dark').get('paper')).toBe(darkPaper)
})

test("the icon shows the logo's mark in the brand's colors", () => {
  const icon = read('assets/site/icon.svg')
  for (const part of [`d="${mark.path}"`, `fill="${colors.sun}"`, `fill="${colors.night}"`])
    expect(icon).toContain(part)
})
