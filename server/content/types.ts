import type { RecordOf } from '../../collections/define.ts'
import type { CollectionName, collections, SingletonName, singletons } from '../../collections/index.ts'

export type CollectionRecord<N extends CollectionName> = RecordOf<(typeof collections)[N]>
export type SingletonRecord<N extends SingletonName> = RecordOf<(typeof singletons)[N]>

/** What a list read may ask for; everything is optional, nothing asked gives everything. */
export interface ListQuery {
  /** From 1. */
  page?: number
  /** Without it everything comes. */
  pageSize?: number
  /** Literal, case-insensitive, in the field that the definition searches. */
  search?: string
  /** All of these words, in what the site shows of the record; for collections that are on the site. */
  text?: string
  /** A field's name; `-` before it turns the order round. */
  sort?: string
  /** Only records whose field has exactly this value. */
  where?: { field: string; is: string | number }
  /** Only records that no record of this collection refers to. */
  unreferencedBy?: string
}

/** One page of a list and how many there are on all pages. */
export interface Page<Record> {
  records: Record[]
  total: number
}

/** A page of the site that has what somebody looked for. */
export interface Hit {
  path: string
  title: string
  /** The heading under which the search shows it. */
  group: string
  /** What visitors read on it. */
  text: string
}

/** Reading content, for the server's own pages: the same operations that answer the API. */
export interface ContentReader {
  list<N extends CollectionName>(name: N, query?: ListQuery): Promise<Page<CollectionRecord<N>>>
  /** The record whose field `by` (its id, if not said) has this value. */
  find<N extends CollectionName>(name: N, value: number, by?: string): Promise<CollectionRecord<N> | undefined>
  one<N extends SingletonName>(name: N): Promise<SingletonRecord<N>>
  /** What visitors can read that has all of these words, the best-known kinds first; at most so many of each kind. */
  search(words: string, limit: number): Promise<Hit[]>
  /** How many records have each value of a field, the values in alphabetical order. */
  countBy<N extends CollectionName>(name: N, field: string): Promise<{ value: string; count: number }[]>
}
