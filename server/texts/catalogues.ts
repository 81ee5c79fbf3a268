import type { Catalogue } from '../../texts/catalogue.ts'
import en from '../../texts/en.json' with { type: 'json' }

/** The languages that the site has, each with its catalogue. */
const catalogues = { en } satisfies Record<string, Catalogue>

export type Language = keyof typeof catalogues

export const languages = Object.keys(catalogues) as [Language, ...Language[]]

/** What a language says before anybody changes it. @param isDemo whether the site began with the demo content */
export function originals(language: Language, isDemo: boolean): ReadonlyMap<string, string> {
  const { texts, demo } = catalogues[language]
  const claims = isDemo ? Object.entries(demo) : Object.keys(demo).map((key) => [key, ''] as const)
  return new Map([...Object.entries(texts), ...claims])
}

/** The sentence that the catalogue has under a key, whatever is shown of it; undefined where it lacks the key. */
export function catalogueText(language: Language, key: string): string | undefined {
  const { texts, demo }: Catalogue = catalogues[language]
  return Object.hasOwn(texts, key) ? texts[key] : Object.hasOwn(demo, key) ? demo[key] : undefined
}

/** Every key, whatever the language. */
export const catalogueKeys: ReadonlySet<string> = new Set([...Object.keys(en.texts), ...Object.keys(en.demo)])
