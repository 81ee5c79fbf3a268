import '../shared/zod-without-eval.ts'
import type { z } from 'zod'
import type { Field, ValueOf } from '../fields/index.ts'
import type { RelationField } from '../fields/relation/field.ts'
import type { TextKey } from '../texts/catalogue.ts'
import type { BulkChange, Column, Exports, ListTab } from './exports.ts'
import type { FormOptions } from './form-options.ts'

/** The holders of a right: everybody, signed-in Users and Admins, or Admins only. */
export type Access = 'public' | 'staff' | 'admin'

export type Fields = Readonly<Record<string, Field>>

export const menuGroups = ['Inbox', 'Website', 'Pages', 'Company'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A call that names one record in its path: `{id}` is the record's id, or the value of the field `by`. */
export interface ItemCall {
  path: string
  by: string
}

/** The common part of collections and singletons: everything that differs between content types, as data. */
interface Stored<F extends Fields> {
  /** Also the table's name, and the key in the registry. */
  name: string
  label: { singular: string; plural: string }
  /** 'Website' where it is left out. */
  group?: MenuGroup
  fields: F
  /** Values of an answer that are computed from the stored ones. */
  derived?: { schema: z.ZodObject; from(record: Readonly<Record<string, unknown>>): Record<string, unknown> }
  lookups?: Readonly<Record<string, Lookup>>
  unique?: readonly Unique[]
  /** Left out where visitors have no page about these records. */
  onSite?: OnSite
  /** The page that shows these records where `onSite` does not say so: its path, or one for each value of a field. */
  shownOn?: string | { by: string; paths: Readonly<Record<string, string>> }
}

/** A value read from the record that the relation field `via` names. */
export interface Lookup {
  via: string
  field: string
  /** Shown where the other record has no value. */
  fallback: string
}

/** The public side of a record: the site's search, its site map and its links follow from this. */
export interface OnSite<Name extends string = string> {
  /** Address of the page that shows the record. `{name}` stands for a value of the record; without any, all records share one page. */
  path: string
  /** The heading of these records in the site's search, and their place in its order and the site map's. */
  group: { heading: TextKey; order: number }
  /** The fields that visitors read, and words for the offers of these pages: the site's search finds them by both. */
  fields: readonly Name[]
  offers?: string
  /** The field of named figures, a line each, which the site's search shows with the record. */
  figures?: Name
  /** The relation to the record whose page also shows this one; the site map lists that page only. */
  partOf?: Name
}

export interface Unique<Name extends string = string> {
  field: Name
  /** The column with the UNIQUE constraint, where it is not the field's own. */
  column?: string
  /** Normalizes a value for that column; null exempts it from the rule. */
  key?(value: string): string | null
  message: string
}

/** Records that cannot be deleted, by the value of a field. */
export interface Undeletable<Name extends string = string> {
  field: Name
  values: readonly string[]
  message: string
}

/** The fields of a piece of work for its stage, its owner, and the day on which it is due while its stage is an open one. */
export interface Work<Name extends string = string> {
  stage: Name
  open: readonly string[]
  colors: Readonly<Record<string, 'link' | 'sun' | 'leaf' | 'field' | 'violet' | 'clay'>>
  owner: Name
  due: Name
}

/** Other records with the same value in one of the fields `by`, as the answer of a single record names them. */
export interface Related<Name extends string = string> {
  name: string
  by: readonly Name[]
  shown: readonly Name[]
}

export interface Collection<F extends Fields = Fields> extends Stored<F> {
  kind: 'collection'
  /** The value that people know a record by. */
  title: string
  /** The searched values: fields of the record, or one lookup. */
  search: readonly string[]
  /** The typed text as a whole, which is the default, or every word of it, and phone numbers in any spelling. */
  searchBy?: 'phrase' | 'words'
  /** The default order of lists; `-` before a key means descending. Ends with the id, so that it is total. */
  order: readonly string[]
  undeletable?: Undeletable
  /** Set for records that are work: their lists can be filtered by stage, owner, and follow-up day. */
  work?: Work
  /** Set where lists can be filtered by the first part of a key, with its name for people: `price` of `price.home.1kw`; all without one are `other`. */
  topics?: { field: string; names: Readonly<Record<string, string>> }
  related?: Related
  access: { read: Access; write: Access }
  api: {
    body: 'json' | 'multipart'
    /** Every path answers the same list; the first is the back office's. */
    list: readonly string[]
    get: readonly ItemCall[]
    create?: string | undefined
    update: ItemCall
    deleteMultiple: string
  }
  admin: {
    nav: string
    list: {
      path: string
      title: string
      newLabel: string
      searchLabel: string
      columns: readonly Column[]
      tabs?: readonly ListTab[]
      /** A call that answers notes by the records' ids, which stand below their names; and the note on all others. */
      notes?: { path: string; none: string }
      /** Changes of all selected rows at once; a call may give these fields one value in many records. */
      bulk?: readonly BulkChange[]
      /** A boolean field: while it is false, the record counts as unread and its row is highlighted. */
      unread?: string
    }
    exports: Exports
    form: FormOptions & {
      path: string
      createTitle: string
      editTitle: string
      loading: string
      actions?: readonly RecordAction[]
    }
    messages: {
      created: string
      updated: string
      saveFailed: string
      loadFailed: string
      confirmDelete: string
      /** Left out: no message, since the list shows that the records are gone. */
      deleted?: string
      /** Left out: only an inline note that nothing was deleted. */
      deleteFailed?: string
    }
  }
}

/** A call for one record, after a confirmation. */
export interface RecordAction {
  title: string
  label: string
  /** The path of the POST; `{id}` stands for the record's id. */
  path: string
  question: string
  details: string
  /** GET of the same path answers `{isOffered, facts}`: whether the action applies to this record, with details. Left out: it does. */
  asksFirst?: boolean
}

export interface Singleton<F extends Fields = Fields> extends Stored<F> {
  kind: 'singleton'
  access: { read: Access; write: Access }
  api: { body: 'json' | 'multipart'; path: string }
  admin: {
    nav: string
    form: FormOptions & { path: string; title: string; loading: string }
    messages: { updated: string; saveFailed: string; loadFailed: string }
  }
}

export type Definition = Collection | Singleton

export function isCollection(definition: Definition): definition is Collection {
  return definition.kind === 'collection'
}

/** The values of every stored record besides its fields. */
export type SystemValues = {
  id: number
  /** Counts the writes; a write with an outdated one is answered 409. */
  version: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

/** The additional values of a record that was read in another language. */
export type InLanguage = {
  /** The fields that are in English because they have no translation. */
  untranslated?: readonly string[]
  /** The English of the others. */
  originals?: Readonly<Record<string, string>>
}

type Readable<F extends Fields> = { [N in keyof F as F[N] extends { kind: 'password' } ? never : N]: ValueOf<F[N]> }
type DerivedOf<C> = C extends { derived: { schema: infer S extends z.ZodType } } ? z.output<S> : unknown
type LookupsOf<C> = C extends { lookups: infer L } ? { [N in keyof L]: string } : unknown

/** A record as operations and answers give it. */
export type RecordOf<C extends { fields: Fields }> = SystemValues &
  Readable<C['fields']> &
  LookupsOf<C> &
  DerivedOf<C> &
  InLanguage

export function defineSingleton<const D extends Omit<Singleton, 'kind'>>(definition: D): D & { kind: 'singleton' } {
  return { ...definition, kind: 'singleton' }
}

/** A record's title, of a list its first words; its id where that is empty; a singleton's label. */
export function titleOf(definition: Definition, record: Readonly<Record<string, unknown>>): string {
  if (!isCollection(definition)) return definition.label.singular
  const words = [record[definition.title] ?? ''].flat()
  return words.slice(0, 3).join(', ') + (words.length > 3 ? ' …' : '') || `ID ${record.id}`
}

/** The fields of a definition that refer to other collections, with their names; with `to`, only those to this collection. */
export function relationsOf({ fields }: Pick<Definition, 'fields'>, to?: string): [string, RelationField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, RelationField][] =>
    field.kind === 'relation' && (to === undefined || field.to === to) ? [[name, field]] : []
  )
}

/** The address of a call for many records: it shares the stem of the collection's deletion. @param name 'reorder' */
export function siblingCall({ api }: Pick<Collection, 'api'>, name: string): string {
  return api.deleteMultiple.replace(/[^/]+$/, name)
}
