import { type Field, kindOf } from '../fields/index.ts'
import type { Collection, Definition, Fields, OnSite } from './define.ts'

type Values = Readonly<Record<string, unknown>>

export type CollectionOnSite = Collection & { onSite: OnSite }

export function isOnSite(collection: Collection): collection is CollectionOnSite {
  return collection.onSite !== undefined
}

/** The address of the public page that shows a record, from the site's root. `record` has the values that the path names. */
export function siteAddress({ onSite }: { onSite: OnSite }, record: Values): string {
  return onSite.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(record[name])))
}

/** The address of the public page on which visitors see a record, of its own or not; undefined where there is none. */
export function shownAt({ onSite, shownOn }: Definition, record: Values): string | undefined {
  if (typeof shownOn === 'object') return shownOn.paths[String(record[shownOn.by])]
  return shownOn ?? (onSite && siteAddress({ onSite }, record))
}

/** The fields of a record's card in a list of the site, where it has them: its first picture, and its first text. */
export function cardFields({ fields, title }: Pick<Collection, 'fields' | 'title'>) {
  const nameOf = (holds: (field: Field, name: string) => boolean) =>
    Object.keys(fields).find((name) => fields[name] && holds(fields[name], name))
  return {
    picture: nameOf(({ kind }) => kind === 'image'),
    text:
      nameOf(({ kind }) => kind === 'longText') ??
      nameOf((field, name) => field.kind === 'text' && name !== title && !field.describes)
  }
}

export function isShown({ onSite, shownOn }: Definition): boolean {
  return (onSite ?? shownOn) !== undefined
}

/** The file names of a record's pictures, each once. */
export function picturesOf({ fields }: { fields: Fields }, record: Values): string[] {
  const names = Object.entries(fields)
    .filter(([, field]) => kindOf(field).file === 'image')
    .map(([name]) => record[name])
  return [...new Set(names.filter((name) => typeof name === 'string' && name !== ''))] as string[]
}
