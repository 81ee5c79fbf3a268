import assert from 'node:assert/strict'

const elements = new Set(
  'a blockquote br code div em figcaption figure h3 h4 h5 h6 hr img li ol p path picture pre section source span strong svg table tbody td th thead tr ul'.split(
    ' '
  )
)
const attributes = new Set(
  'alt aria-hidden aria-label class d data-align data-nosnippet decoding height href loading rel scope sizes src srcset start stroke-width tabindex type viewbox width'.split(
    ' '
  )
)
const voidElements = /^(?:br|hr|img|path|source)$/
const picture = /^\/uploads\/[\w-]{22}-\d+x\d+(?:\.\d+)?\.(?:jpg|png|webp|avif)$/

/**
 * Counts the elements of a piece of a page that React wrote. @throws where it has an element, an attribute or an address that no
 * Markdown may lead to
 * @returns the number of elements, and their depth
 */
export function checkRendered(html: string, site: string): { count: number; depth: number } {
  let [count, depth, deepest] = [0, 0, 0]
  const rest = html.replace(
    /<(\/?)([a-z][a-z\d]*)((?: [A-Za-z-]+="[^"<>]*")*)\/?>/g,
    (_, slash: string, name: string, given: string) => {
      assert.ok(elements.has(name), `The element ${name}`)
      if (!voidElements.test(name)) depth += slash ? -1 : 1
      if (!slash) count++
      deepest = Math.max(deepest, depth)
      for (const [, attribute = '', value = ''] of given.matchAll(/ ([A-Za-z-]+)="([^"]*)"/g)) {
        assert.ok(attributes.has(attribute.toLowerCase()), `The attribute ${attribute} of ${name}`)
        checkAddress(attribute.toLowerCase(), decoded(value), site)
      }
      return ''
    }
  )
  assert.doesNotMatch(rest.replaceAll('<!-- -->', ''), /[<>]/, 'Something that is neither an element nor text')
  assert.equal(depth, 0)
  return { count, depth: deepest }
}

function checkAddress(attribute: string, value: string, site: string): void {
  if (attribute === 'src') assert.match(value, picture)
  if (attribute === 'srcset') for (const one of value.split(', ')) assert.match(one.split(' ')[0] ?? '', picture)
  if (attribute !== 'href') return
  const { protocol, origin } = new URL(value, `${site}/page`)
  assert.match(protocol, /^(?:https?|mailto|tel):$/, value)
  if (!/^(?:https?:|mailto:|tel:)/i.test(value)) assert.ok(/^[/#]/.test(value) && origin === site, value)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}
