import { isSlab } from '../../collections/fact.ts'
import type { Fact } from '../../collections/index.ts'
import { tokenOf } from '../../fields/text/field.ts'
import { indianAmount, indianNumber, rangeOf } from '../../shared/indian-format.ts'
import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'
import { markText } from '../../shared/text-marks.ts'
import type { TextKey, Texts, TextValues } from '../../texts/catalogue.ts'
import { perEdition } from '../content/revision.ts'
import type { Db } from '../database/connect.ts'
import type { Site } from '../site.ts'
import { catalogueKeys, originals } from './catalogues.ts'
import { createFormatter, type Values } from './formatter.ts'
import { messagesIn } from './messages.ts'

export interface SiteFact extends Fact {
  isEnded: boolean
}

/** The pages' texts and figures. */
export interface SiteTexts {
  texts: Texts
  /** By their keys. */
  facts: ReadonlyMap<string, SiteFact>
}

/** Reads the sentences and facts of the public pages in a language, once for each edition. */
export function createTexts(site: Site): (language?: Language) => Promise<SiteTexts> {
  const readers = new Map(
    languageCodes.map((code) => [code, perEdition(site.readEdition, () => load(site, code))] as const)
  )
  return async (language = defaultLanguage) => await (readers.get(language) as () => Promise<SiteTexts>)()
}

async function load({ db, log, readerIn, today }: Site, language: Language): Promise<SiteTexts> {
  const reader = readerIn(language)
  const [isDemo, changed, changedInEnglish, { records }, settings] = await Promise.all([
    isDemoSite(db),
    selectChanged(db, language),
    selectChanged(db, defaultLanguage),
    reader.list('fact'),
    reader.one('settings')
  ])
  const facts = records.map((fact) => ({ ...fact, isEnded: fact.validTo !== null && fact.validTo < today() }))
  const messages = new Map(originals(language, isDemo))
  // The catalogue translates the original. What the owner says instead holds, in English until that is translated, too.
  for (const { key, text } of [...changedInEnglish, ...changed]) if (messages.has(key)) messages.set(key, text)
  const named = Object.entries(settings).map(([name, value]) => [name, String(value ?? '')])
  const format = createFormatter({ ...Object.fromEntries(named), ...factValues(facts, language) }, language)
  const say = (key: string, own?: TextValues) => {
    try {
      return format(messages.get(key) ?? '', own)
    } catch (err) {
      // An older program stored it, or a backup brought it; now it would be refused.
      log.error({ err, key }, 'a text cannot be shown: its original is')
      const original = originals(language, isDemo).get(key) ?? ''
      messages.set(key, original)
      return format(original, own)
    }
  }
  const keys = new Map(facts.map(({ key }) => [tokenOf(key), key]))
  const cited = [...messages].flatMap(([text, message]) =>
    [...message.matchAll(/{\s*(\w+?)(?:_low|_high)?\s*[,}]/g)].map(([, name = '']) => ({ text, key: keys.get(name) }))
  )
  const cites = (...beginnings: string[]) =>
    cited.flatMap(({ text, key }) => (key && beginnings.some((beginning) => text.startsWith(beginning)) ? key : []))
  const texts = textsOf(say, messages, language, cites)
  return { texts, facts: new Map(facts.map((fact) => [fact.key, fact])) }
}

/** The sentences for the page that says that the site is not available. */
export function originalTexts(language: Language): Texts {
  const messages = originals(language, false)
  const format = createFormatter({}, language)
  return textsOf((key, own) => format(messages.get(key) ?? '', own), messages, language)
}

/** The same sentences, each with its key, for a page that is edited in place. */
export function markedTexts(texts: Texts): Texts {
  return textsOf((key, own) => markText(key, texts(key as TextKey, own)), catalogueKeys, texts.language, texts.cites)
}

/** True where the site began with the demo content. */
export async function isDemoSite(db: Db): Promise<boolean> {
  return (await db.selectFrom('demoRecord').select('recordId').limit(1).executeTakeFirst()) !== undefined
}

export async function selectChanged(db: Db, language: Language) {
  return await db.selectFrom('text').selectAll().where('language', '=', language).execute()
}

/** @param say gives the sentence of any key */
function textsOf(
  say: (key: string, own?: TextValues) => string,
  known: { has(key: string): boolean },
  language: Language,
  cites: Texts['cites'] = () => []
): Texts {
  /** `prefix.1`, `prefix.2` and so on, as far as the catalogue has them with this end. */
  const numbered = (prefix: string, end = '') => {
    const keys: string[] = []
    while (known.has(`${prefix}.${keys.length + 1}${end}`)) keys.push(`${prefix}.${keys.length + 1}`)
    return keys
  }
  return Object.assign(say, {
    cites,
    language,
    messages: messagesIn[language],
    list: (prefix: string) =>
      numbered(prefix)
        .map((key) => say(key))
        .filter((text) => text !== ''),
    items: (prefix: string, [first = '', ...more]: readonly string[]) =>
      numbered(prefix, `.${first}`)
        .map((key) => Object.fromEntries([first, ...more].map((part) => [part, say(`${key}.${part}`)])))
        .filter((item) => item[first] !== '')
  }) as Texts
}

/**
 * The facts, by their keys with `_` for each dot: a range whole, and its ends as `{key}_low` and `{key}_high`. A subsidy that
 * has ended is nothing to be named.
 */
export function factValues(facts: readonly SiteFact[], language: Language = defaultLanguage): Values {
  const current = facts.filter(({ key, isEnded }) => !(isEnded && key.startsWith('subsidy.')))
  return Object.fromEntries(
    current.flatMap(({ key, value, valueTo, unit }) => {
      const name = tokenOf(key)
      const low = indianAmount(value, unit)
      if (isSlab(key))
        return [[`${name}_low`, low], ...(valueTo === null ? [] : [[`${name}_high`, indianNumber(valueTo)]])]
      if (valueTo === null) return [[name, low]]
      const high = indianAmount(valueTo, unit)
      return [
        [name, rangeOf(low, high, language)],
        [`${name}_low`, low],
        [`${name}_high`, high]
      ]
    })
  )
}
