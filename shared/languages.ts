/** A language of the public pages. The back office is English. */
export type Language = 'en' | 'hi' | 'mr'

interface LanguageEntry {
  code: Language
  /** Its name in itself, for the switcher and for the tabs of a form. */
  name: string
  /** Its name for staff. */
  inEnglish: string
  /** The BCP 47 tag, for `Intl` and `hreflang`. */
  tag: 'en-IN' | 'hi-IN' | 'mr-IN'
}

export const languages: readonly LanguageEntry[] = [
  { code: 'en', name: 'English', inEnglish: 'English', tag: 'en-IN' },
  { code: 'hi', name: 'हिन्दी', inEnglish: 'Hindi', tag: 'hi-IN' },
  { code: 'mr', name: 'मराठी', inEnglish: 'Marathi', tag: 'mr-IN' }
]

export const languageCodes = languages.map(({ code }) => code) as [Language, ...Language[]]

/** The language of the addresses without a prefix, in which all records are first written. */
export const defaultLanguage: Language = 'en'

/** A field's English text, in whichever language the record was read: links and figures are made of it. */
export function originalOf(record: { originals?: Readonly<Record<string, string>> }, field: string): string {
  return record.originals?.[field] ?? String(Reflect.get(record, field) ?? '')
}

/** The address of a page in a language: `/news?page=2` in Hindi is `/hi/news?page=2`. @param address from the slash on, in English */
export function inLanguage(language: Language, address: string): string {
  return language === defaultLanguage ? address : `/${language}${address.replace(/^\/(?=$|[?#])/, '')}`
}

/** The page's address in each language, by `hreflang`; English is for those who read none of them. @param address in English */
export function translationsOf(address: string): { hrefLang: string; address: string }[] {
  const own = languages.map(({ code, tag }) => ({ hrefLang: tag, address: inLanguage(code, address) }))
  return [...own, { hrefLang: 'x-default', address }]
}

/** Takes the language off a path: `/hi/news` is `/news` in Hindi. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, prefix = '', path = '/'] = /^\/([a-z]{2})(\/.*)?$/i.exec(pathname) ?? []
  const found = languages.find(({ code }) => code === prefix.toLowerCase())
  return found && found.code !== defaultLanguage
    ? { language: found.code, path }
    : { language: defaultLanguage, path: pathname }
}

export function tagOf(language: Language): LanguageEntry['tag'] {
  return languages.find(({ code }) => code === language)?.tag ?? 'en-IN'
}

/** The end of a sentence that the code puts together. */
export function fullStop(language: Language): string {
  return language === 'hi' ? '।' : '.'
}

export function englishNameOf(language: Language): string {
  return languages.find(({ code }) => code === language)?.inEnglish ?? ''
}
