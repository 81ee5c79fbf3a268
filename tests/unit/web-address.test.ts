import { describe, expect, test } from 'vitest'
import { settings } from '../../collections/settings.ts'
import { textKind } from '../../fields/text/field.ts'

const { facebook, mapUrl } = settings.fields
const embed = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3783.1&hl=en'
const code = `<iframe src="${embed.replace('&', '&amp;')}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`

/** The stored address of a text, or its fault. */
function outcome(field: typeof facebook | typeof mapUrl, text: string): string | undefined {
  const { data, error } = textKind.input(field).safeParse(text)
  return error ? error.issues[0]?.message : String(data)
}

describe('a web address', () => {
  test.each([
    ['facebook.com/x', 'https://facebook.com/x'],
    ['  www.example.co.in ', 'https://www.example.co.in'],
    ['example.com:8080/a?b=c#d', 'https://example.com:8080/a?b=c#d'],
    ['http://example.com', 'http://example.com'],
    ['https://example.com/a b', 'https://example.com/a b'],
    ['', '']
  ])('%j is stored as %j', (text, stored) => expect(outcome(facebook, text)).toBe(stored))

  test.each(['example', '//example.com', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', code])(
    '%j is refused',
    (text) => expect(outcome(facebook, text)).toBe('Facebook page should look like https://example.com/page.')
  )
})

describe('the map', () => {
  test.each([
    [code, embed],
    [code.replaceAll('"', "'"), embed],
    [`<IFRAME width="1" SRC = "${embed}">`, embed],
    [embed, embed],
    ['https://maps.google.com/maps?q=Pune&output=embed', 'https://maps.google.com/maps?q=Pune&output=embed'],
    ['www.openstreetmap.org/export/embed.html?bbox=1', 'https://www.openstreetmap.org/export/embed.html?bbox=1']
  ])('%j is stored as %j', (text, stored) => expect(outcome(mapUrl, text)).toBe(stored))

  test.each([
    'https://maps.app.goo.gl/AbCdEf123',
    'maps.app.goo.gl/AbCdEf123',
    'https://goo.gl/maps/x',
    'https://www.google.com/maps/place/Pune/@18.5,73.8,12z',
    'https://www.google.co.in/maps/@18.5,73.8,12z'
  ])('%j is refused with the way to get the right one', (text) =>
    expect(outcome(mapUrl, text)).toMatch(
      /^This link cannot be shown in a frame\. In Google Maps choose Share, Embed a map/
    )
  )

  test('code whose address would run is refused', () => {
    expect(outcome(mapUrl, '<iframe src="javascript:alert(1)">')).toMatch(/should look like/)
  })
})
