import type { Language } from '../../shared/languages.ts'
import type { Catalogue } from '../../texts/catalogue.ts'
import en from '../../texts/en.json' with { type: 'json' }
import hi from '../../texts/hi.json' with { type: 'json' }
import mr from '../../texts/mr.json' with { type: 'json' }

const catalogues: Readonly<Record<Language, Catalogue>> = { en, hi, mr }

const made = new Map<string, ReadonlyMap<string, string>>()

/** The unchanged texts of a language, English where it lacks a key. @param isDemo true where the site began with the demo content */
export function originals(language: Language, isDemo: boolean): ReadonlyMap<string, string> {
  const kind = `${language} ${isDemo}`
  const known = made.get(kind)
  if (known) return known
  const texts = { ...en.texts, ...catalogues[language].texts }
  const demo = { ...en.demo, ...catalogues[language].demo }
  const claims = isDemo ? Object.entries(demo) : Object.keys(demo).map((key) => [key, ''] as const)
  const all = new Map([...Object.entries(texts), ...claims])
  made.set(kind, all)
  return all
}

/** The catalogue's sentence under a key, also where it is hidden; undefined where it lacks the key. */
export function catalogueText(key: string): string | undefined {
  const { texts, demo }: Catalogue = en
  return Object.hasOwn(texts, key) ? texts[key] : Object.hasOwn(demo, key) ? demo[key] : undefined
}

/** All keys, alike in every language. */
export const catalogueKeys: ReadonlySet<string> = new Set([...Object.keys(en.texts), ...Object.keys(en.demo)])
