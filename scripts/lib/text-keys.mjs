import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** `t('page.part')`, `t.list('page.part')`, `t.items('page.part', ['one', 'two'])`; in a template `${…}` is any text. */
const uses = /\bt(?:\.(list|items))?\(\s*(?:'([^']+)'|`([^`]+)`)(?:,\s*\[([^\]]*)\])?/g

/**
 * Compares what pages say with what the catalogue has.
 * @returns keys that a page names and the catalogue lacks, each with the file
 */
export function missingTexts() {
  const { texts, demo } = JSON.parse(readFileSync(path.join(root, 'texts/en.json'), 'utf8'))
  const keys = [...Object.keys(texts), ...Object.keys(demo)]
  return sources().flatMap((file) =>
    namedIn(readFileSync(path.join(root, file), 'utf8'))
      .filter((pattern) => !keys.some((key) => pattern.test(key)))
      .map((pattern) => `${file}: ${pattern.source.replaceAll('\\', '')}`)
  )
}

/** Patterns of the keys that a source names. */
function namedIn(source) {
  return [...source.matchAll(uses)].flatMap(([, kind, literal, template, parts]) => {
    const name = (literal ?? template).replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')
    if (kind === undefined) return [new RegExp(`^${name}$`)]
    const own = [...(parts ?? '').matchAll(/'([^']+)'/g)].map(([, part]) => part)
    return (kind === 'list' ? [''] : own.map((part) => `\\.${part}`)).map((part) => new RegExp(`^${name}\\.1${part}$`))
  })
}

function sources() {
  return readdirSync(path.join(root, 'app'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('app', file))
}
