import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Fields } from '../../collections/define.ts'
import type { collections, singletons } from '../../collections/index.ts'
import type { StoredOf } from '../../fields/index.ts'
import type { Language } from '../../shared/languages.ts'
import type { SignInEvent } from '../auth/sign-in-events.ts'

/** Set on insert, never updated. */
type Fixed<T> = ColumnType<T, T, never>

/** The same, where the table has a default. */
type Defaulted<T> = ColumnType<T, T | undefined, never>

/** The columns of every stored record besides its fields. Times are ISO 8601 text in UTC on both databases. */
interface RecordColumns {
  id: Generated<number>
  version: Generated<number>
  createdAt: Fixed<string>
  updatedAt: string
}

type Definitions = typeof collections & typeof singletons
type SearchedFields<D> = D extends { fields: infer F; search: readonly (infer S)[] } ? Extract<S, keyof F> : never

type KeyColumns<D> = D extends { unique: readonly (infer U)[] }
  ? { [N in U extends { key: unknown; column: infer C extends string } ? C : never]: string | null }
  : unknown

/** The table of a definition: a column for each field, and those that searches look through (collections/schemas.ts). */
type TableOf<D extends { fields: Fields }> = RecordColumns & { [N in keyof D['fields']]: StoredOf<D['fields'][N]> } & ([
    SearchedFields<D>
  ] extends [never]
    ? unknown
    : { searchText: string }) &
  KeyColumns<D>

type ContentTables = { [N in keyof Definitions]: TableOf<Definitions[N]> }

export interface Database extends ContentTables {
  session: {
    id: Generated<number>
    /** SHA-256 of the cookie's value, hex: a reader of the database cannot sign in with it. */
    tokenHash: string
    userId: Fixed<number>
    createdAt: Fixed<string>
    lastSeenAt: string
    /** When the person last authenticated with password and second factor; '' for never. */
    provenAt: Generated<string>
    /** The client that signed in: its address, and its browser in words. */
    address: Fixed<string>
    browser: Fixed<string>
  }
  secondFactor: {
    userId: Fixed<number>
    /** The app's key for making codes, encrypted: see `server/auth/vault.ts`. */
    secret: string
    begunAt: string
    /** Null until a first code has shown that the app has the secret: until then it admits nobody and locks nobody out. */
    confirmedAt: string | null
    /** The time step of the last accepted code: it and earlier ones are rejected. */
    lastStep: number
    /** Of all hashes of this person's recovery codes, hex. */
    recoverySalt: string
  }
  recoveryCode: {
    userId: Fixed<number>
    /** argon2id, hex. A used code's row is gone. */
    hash: Fixed<string>
  }
  /** A sign-in with a right password, before the second factor. */
  signInStep: {
    /** SHA-256 of the cookie's value, as of a session's. */
    tokenHash: string
    userId: Fixed<number>
    expiresAt: Fixed<string>
  }
  signInLog: {
    id: Generated<number>
    at: Fixed<string>
    /** Null where the name is nobody's, or the account is deleted. */
    userId: Fixed<number | null>
    /** The account's name at that time, never the typed one: people type passwords into the wrong field. */
    name: Fixed<string>
    event: Fixed<SignInEvent>
    /** The name at that time of the person who did it, where another one did; else ''. */
    by: Generated<string>
    address: Fixed<string>
    browser: Fixed<string>
  }
  attempt: {
    /** The limit's or counter's name and a keyed hash of its subject: `login-address:…`, `sign-in-account:…`. */
    key: string
    count: number
    /** The count starts anew after this time. */
    resetAt: string
    blockedUntil: string
  }
  captcha: {
    id: string
    answer: string
    expiresAt: string
    /** Hash and reference of the message that consumed it, with a space between; null until then. */
    sentHash: string | null
  }
  outbox: {
    id: Generated<number>
    contactMessageId: Fixed<number>
    /** To the company about a new message, to its sender as a receipt, or to the lead's owner: given to them, or due today. */
    kind: Defaulted<'company' | 'receipt' | 'owner' | 'followUp'>
    /** The owner that it goes to. */
    userId: Defaulted<number | null>
    /** Of a follow-up: the day that it reminds of. */
    day: Defaulted<string>
    /** The Message-ID of every try, so that mail programs recognize a mail that arrives twice. */
    mailId: Fixed<string>
    state: 'pending' | 'sending' | 'sent' | 'dead'
    attempts: number
    /** While it is being sent: until then no other process claims it. */
    nextAttemptAt: string
    createdAt: Fixed<string>
    lastError: string | null
  }
  /** The events of a message: notes of staff, changes of its stage and the like, mails. Kept when it is deleted, until it is erased. */
  messageEvent: {
    id: Generated<number>
    messageId: Fixed<number>
    at: Fixed<string>
    /** Null where nobody of the staff did it. */
    byId: Fixed<number | null>
    /** The person's name at that time. */
    by: Fixed<string>
    kind: Fixed<'note' | 'stage' | 'owner' | 'followUp' | 'value' | 'mail'>
    text: Fixed<string>
    from: Fixed<string>
    to: Fixed<string>
  }
  contentRevision: {
    id: number
    /** Counts the content writes; the caches compare it. */
    revision: number
  }
  createdByKey: {
    /** SHA-256 of the person's id and the key, hex. */
    keyHash: Fixed<string>
    /** HMAC of the body by the key, hex. */
    bodyHash: Fixed<string>
    /** The record may have been deleted since. */
    recordId: Fixed<number>
    createdAt: Fixed<string>
  }
  history: {
    id: Generated<number>
    collection: Fixed<string>
    recordId: Fixed<number>
    action: Fixed<'create' | 'update' | 'delete'>
    /** Shared by all writes of one call: a bulk deletion is undone as a whole. */
    batch: Fixed<string>
    title: Fixed<string>
    /** The record before the write, as JSON; null for its creation. Passwords are never in it. */
    values: Fixed<string | null>
    at: Fixed<string>
    /** The author's name at that time; the account may be deleted since. */
    by: Fixed<string>
  }
  /** The files that a kept version names: they stay for as long as it does. */
  historyFile: { historyId: Fixed<number>; name: Fixed<string> }
  /** A sentence of the public pages that somebody has changed: see `server/texts/`. */
  text: { key: Fixed<string>; language: Fixed<string>; text: string; updatedAt: string; updatedBy: string }
  /** The translation of a record's field: see `server/content/translation-writes.ts`. */
  translation: {
    collection: Fixed<string>
    /** 0 for the translation of a value, shared by all records that have it. */
    recordId: Fixed<number>
    language: Fixed<Language>
    field: Fixed<string>
    /** The English value where records repeat the field's values; else ''. */
    value: Defaulted<string>
    text: string
    /** The English text that was translated. */
    original: string
    updatedAt: string
    /** The writer's name at that time; '' for a machine's translation that nobody has read since. */
    updatedBy: string
  }
  demoRecord: { collection: Fixed<string>; recordId: Fixed<number> }
  /** The content of preview links, until they expire. */
  preview: {
    /** SHA-256 of the link's token, hex. */
    tokenHash: Fixed<string>
    collection: Fixed<string>
    /** Null where the record is not saved yet. */
    recordId: Fixed<number | null>
    /** Unsaved values, as JSON; null where the link shows the saved record. */
    values: Fixed<string | null>
    expiresAt: Fixed<string>
  }
  /** A file that staff have put in the media library itself, or have removed from it while the history still names it. */
  media: {
    name: Fixed<string>
    originalName: Fixed<string>
    /** '' where it is removed. */
    addedAt: string
  }
  /** Work that one of all servers does from time to time: nobody begins it before `dueAt`; '' where it was never done. */
  job: { name: Fixed<string>; dueAt: string; doneAt: string }
  /** Each word that the site's search knows, once; the index itself is a table of its own kind (server/search/index-table.ts). */
  searchWord: { word: Fixed<string> }
  /** The fingerprint of the search index; no row before it is made. */
  searchState: { built: string }
  /** Searches without a result. */
  searchMiss: {
    /** In small letters, with single spaces; nothing that may name a person. */
    query: Fixed<string>
    count: number
    /** The last day, `YYYY-MM-DD` in India. */
    lastOn: string
  }
}

export type LeadEvent = Selectable<Database['messageEvent']>
