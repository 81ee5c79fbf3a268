import type { TextKey, Texts } from '../../../texts/catalogue.ts'

/** Records have their own names. */
type PageWithTitle = Exclude<
  TextKey extends infer K ? (K extends `${infer P}.meta` ? P : never) : never,
  'product' | 'service'
>

/** Returns a page's title for the browser and search engines: its own where there is one, else the heading. */
export function pageTitle(t: Texts, page: PageWithTitle): string {
  return t(`${page}.meta`) || t(`${page}.title`)
}

/** A record's name for the title of its page: of several with one name the later ones carry their number. @param all in any order */
export function distinctName<R extends { id: number }>(all: readonly R[], record: R, nameOf: (one: R) => string) {
  const name = nameOf(record)
  const isAlike = (other: R) => nameOf(other).trim().toLowerCase() === name.trim().toLowerCase()
  const earlier = all.filter((other) => other.id < record.id && isAlike(other)).length
  return earlier === 0 ? name : `${name} (${earlier + 1})`
}
