import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { definitionNamed } from '../../collections/index.ts'
import { otherLanguages, translatableFields, translationSchema } from '../../collections/translatable.ts'
import { demoCollections, demoSingletons } from '../../server/demo/index.ts'
import { demoPictures } from '../../texts/demo/pictures.ts'

const folder = path.resolve(import.meta.dirname, '../../texts/demo')
const files = otherLanguages.flatMap(({ code }) =>
  existsSync(path.join(folder, code)) ? readdirSync(path.join(folder, code)).map((name) => [code, name] as const) : []
)

describe.each(files)('the demo content in %s, %s', (language, name) => {
  const read = JSON.parse(readFileSync(path.join(folder, language, name), 'utf8'))
  const of = path.parse(name).name

  test('translates what there is, and would be accepted if somebody sent it', () => {
    if (of === 'pictures') {
      for (const [picture, text] of Object.entries(read)) {
        expect(Object.keys(demoPictures)).toContain(picture)
        expect(String(text).length, picture).toBeLessThanOrEqual(200)
      }
      return
    }
    const definition = definitionNamed(of)
    const demo: readonly object[] | object = { ...demoCollections, ...demoSingletons }[of as 'news' | 'about']
    if (!definition) throw new Error(`There is nothing that ${name} could translate.`)
    expect(Array.isArray(read)).toBe(Array.isArray(demo))
    const [entries, originals] = [[read].flat(), [demo].flat()]
    expect(entries.length).toBe(originals.length)
    for (const [place, entry] of entries.entries()) {
      expect(Object.keys(translatableFields(definition))).toEqual(expect.arrayContaining(Object.keys(entry)))
      expect(translationSchema(definition).safeParse(entry).error?.issues, `${name} ${place}`).toBeUndefined()
    }
  })
})
