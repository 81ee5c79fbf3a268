import { kindOf } from '../fields/index.ts'
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
