import '../shared/zod-without-eval.ts'
import type { z } from 'zod'
import type { Field, StoredOf, ValueOf } from '../fields/index.ts'
import type { Column, Exports } from './exports.ts'

/** Who may do a thing: anybody, a signed-in User or Admin, only an Admin. */
export type Access = 'public' | 'staff' | 'admin'

export type Fields = Readonly<Record<string, Field>>

/** A call that names one record in its path: `{id}` is the record's id, or the value of the field `by`. */
export interface ItemCall {
  path: string
  by: string
}

/** A thing that is stored, with all that differs between it and the others, as data. */
interface Stored<F extends Fields> {
  /** The table's name, and the collection's in the registry. */
  name: string
  label: { singular: string; plural: string }
  fields: F
  /** Values that an answer carries besides those stored. */
  derived?: { schema: z.ZodObject; from(record: Readonly<Record<string, unknown>>): Record<string, unknown> }
}

/** A value read from the record that the relation field `via` names. */
export interface Lookup {
  via: string
  field: string
  /** Stands where the other record has none. */
  fallback: string
}

/** How the public site shows a record: its search, its site map and its links follow from this. */
export interface OnSite<Name extends string = string> {
  /** Address of the page that shows the record. `{name}` stands for a value of the record; without one, all share a page. */
  path: string
  /** The heading over these records in the site's search, and the place of that heading among the others, ascending. */
  group: { heading: string; order: number }
  /** What a visitor reads of it, and so what the site's search looks through. */
  fields: readonly Name[]
  /** The relation to the record whose page shows this one too; then the site map lists only that page. */
  partOf?: Name
}

/** A value that no two records share. */
export interface Unique<Name extends string = string> {
  field: Name
  /** The column that tells the values apart, where it is not the field's own. */
  column?: string
  /** What that column holds: the value in the one spelling that counts; null for a value that is told apart from none. */
  key?(value: string): string | null
  /** What the writer of the second is told (409). */
  message: string
}

/** Records that stay, by what they have in a field. */
export interface Kept<Name extends string = string> {
  field: Name
  values: readonly string[]
  /** What somebody who deletes one of them is told (409). */
  message: string
}

export interface Collection<F extends Fields = Fields> extends Stored<F> {
  kind: 'collection'
  lookups?: Readonly<Record<string, Lookup>>
  /** The value that people know a record by. */
  title: string
  /** What a search looks through: fields of its own, or one lookup. */
  search: readonly string[]
  /**
   * 'phrase' (where it is not said): what is typed stands in one piece. 'words': each of its words stands anywhere in
   * what is searched, and a phone number is found in any spelling.
   */
  searchBy?: 'phrase' | 'words'
  /** The order of lists, first key first. `-` before a key turns it round. Ends with the id, so that it is total. */
  order: readonly string[]
  unique?: readonly Unique[]
  kept?: Kept
  /** Left out where visitors never see these records. */
  onSite?: OnSite
  access: { read: Access; write: Access }
  api: {
    body: 'json' | 'multipart'
    /** Every path answers the same list; the first is the back office's. */
    list: readonly string[]
    get: readonly ItemCall[]
    create?: string
    update: ItemCall
    deleteMultiple: string
  }
  admin: {
    /** The link in the header. */
    nav: string
    list: {
      path: string
      title: string
      newLabel: string
      searchLabel: string
      columns: readonly Column[]
      /** A yes-or-no of the record: while it is no, somebody still has to look, and the row stands out. */
      unread?: string
    }
    exports: Exports
    form: {
      path: string
      createTitle: string
      editTitle: string
      loading: string
      /** A yes-or-no that becomes yes when somebody opens the record, and can be set back. */
      readOnOpen?: string
      /** Keeps the name of the person who set it to yes. */
      readBy?: string
      /** What can be done with a record besides changing it. */
      actions?: readonly RecordAction[]
    }
    messages: {
      created: string
      updated: string
      saveFailed: string
      loadFailed: string
      confirmDelete: string
      /** Without one, the server's own message is not repeated: the list shows that they are gone. */
      deleted?: string
      /** Without one, the specification shows none; the list says quietly that nothing was deleted. */
      deleteFailed?: string
    }
  }
}

/** A call that is made for one record, after a question. */
export interface RecordAction {
  label: string
  /** Posted to, with the record's id for `{id}`. */
  path: string
  question: string
  details: string
  /** The same path with GET tells whether this record has anything for it: `{isOffered}`. Left out: it always has. */
  asksFirst?: boolean
}

/** The one record of its kind. */
export interface Singleton<F extends Fields = Fields> extends Stored<F> {
  kind: 'singleton'
  access: { read: Access; write: Access }
  api: { body: 'json' | 'multipart'; path: string }
  admin: {
    nav: string
    form: { path: string; title: string; loading: string }
    messages: { updated: string; saveFailed: string; loadFailed: string }
  }
}

export type Definition = Collection | Singleton

export function isCollection(definition: Definition): definition is Collection {
  return definition.kind === 'collection'
}

/** What every stored record has besides its fields. */
export type SystemValues = {
  id: number
  /** Counts the writes; a writer who sends an old one is told (409). */
  version: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

type Readable<F extends Fields> = { [N in keyof F as F[N] extends { kind: 'password' } ? never : N]: ValueOf<F[N]> }
type DerivedOf<C> = C extends { derived: { schema: infer S extends z.ZodType } } ? z.output<S> : unknown
type LookupsOf<C> = C extends { lookups: infer L } ? { [N in keyof L]: string } : unknown

/** A record as operations and answers give it. */
export type RecordOf<C extends { fields: Fields }> = SystemValues & Readable<C['fields']> & LookupsOf<C> & DerivedOf<C>

/** The columns that the definition asks of its table, with their types on reading. */
export type ColumnsOf<C extends { fields: Fields }> = {
  [N in keyof C['fields']]: StoredOf<C['fields'][N]>
}

type FieldNames<D> = D extends { fields: infer F } ? keyof F & string : never
type NamesOf<D> =
  | FieldNames<D>
  | (D extends { lookups: infer L } ? keyof L & string : never)
  | (D extends { derived: { schema: z.ZodType<infer V> } } ? keyof V & string : never)
  | keyof SystemValues

/** What a definition names must be a name of its own: the compiler points at the one that is not. */
interface NamesChecked<D> {
  title: NamesOf<D>
  search: readonly NamesOf<D>[]
  order: readonly (NamesOf<D> | `-${NamesOf<D>}`)[]
  unique?: readonly Unique<FieldNames<D>>[]
  kept?: Kept<FieldNames<D>>
  onSite?: OnSite<FieldNames<D>>
  admin: Collection['admin'] & {
    list: { columns: readonly Column<NamesOf<D>>[]; unread?: FieldNames<D> }
    form: { readOnOpen?: FieldNames<D>; readBy?: FieldNames<D> }
    exports: Exports<NamesOf<D>>
  }
}

/** Declares a collection; its type keeps every literal, so records, tables and forms follow from it. */
export function defineCollection<const D extends Omit<Collection, 'kind'>>(
  definition: D & NamesChecked<D>
): D & { kind: 'collection' } {
  return { ...definition, kind: 'collection' }
}

/** Declares a singleton. */
export function defineSingleton<const D extends Omit<Singleton, 'kind'>>(definition: D): D & { kind: 'singleton' } {
  return { ...definition, kind: 'singleton' }
}
