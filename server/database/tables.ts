import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ColumnsOf } from '../../collections/define.ts'
import type { collections, singletons } from '../../collections/index.ts'
import type { SignInEvent } from '../auth/sign-in-events.ts'

/** Written once, when the row is made. */
type Fixed<T> = ColumnType<T, T, never>

/** The columns of every stored record besides its fields. Times are ISO 8601 text in UTC on both databases. */
interface RecordColumns {
  id: Generated<number>
  version: Generated<number>
  createdAt: Fixed<string>
  updatedAt: string
}

/** Records that a list search finds by `searchText`: the folded text of what the definition searches. */
interface SearchableColumns extends RecordColumns {
  searchText: string
}

/** Records that the site's own search finds by `siteText`: the folded text of what visitors read. */
interface OnSiteColumns {
  siteText: Generated<string>
}

interface NewsTable extends SearchableColumns, OnSiteColumns {
  title: string
  category: string
  /** A plain day, YYYY-MM-DD. */
  date: string
  description: string
  newsImage: string
}

/** Found by the title of its news item, and so without a `searchText` of its own. */
interface NewsDetailTable extends RecordColumns, OnSiteColumns {
  news_id: Fixed<number>
  description: string
  video: string | null
  image1: string | null
  image2: string | null
  image3: string | null
}

interface ProductTable extends SearchableColumns, OnSiteColumns {
  productName: string
  productImage: string
  description: string
  detailText: string
  detailImage1: string | null
  detailImage2: string | null
}

interface ServiceTable extends SearchableColumns, OnSiteColumns {
  serviceName: string
  serviceImage: string
  description: string
  detailText: string
  detailImage1: string | null
  detailImage2: string | null
}

interface TeamMemberTable extends SearchableColumns, OnSiteColumns {
  fullName: string
  designation: string
  teamImage: string
}

interface UserTable extends SearchableColumns {
  fullName: string
  address: string
  mobileNo: string
  role: 'Admin' | 'User'
  /** The argon2id hash, in PHC form. */
  password: string
}

interface TestimonialTable extends SearchableColumns {
  fullName: string
  comment: string
  image: string
}

interface ContactMessageTable extends SearchableColumns {
  name: Fixed<string>
  email: Fixed<string>
  subject: Fixed<string>
  phone: Fixed<string>
  message: Fixed<string>
  /** 1 once somebody of the staff has read it. */
  read: number
  /** What became of the mail about it. */
  mail: 'Waiting' | 'Sent' | 'Failed'
}

interface AboutTable extends RecordColumns {
  title: string
  subtitle: string
  content: string
  point1: string
  point2: string
  point3: string
  image: string | null
}

interface SettingsTable extends RecordColumns {
  companyName: string
  logoText: string
  phone1: string
  phone2: string
  phone3: string
  whatsapp: string
  email: string
  address: string
  facebook: string
  instagram: string
  linkedin: string
  youtube: string
  mapUrl: string
  videoUrl: string
  copyright: string
  creditText: string
  creditUrl: string
}

interface SessionTable {
  id: Generated<number>
  /** SHA-256 of the cookie's value, hex: who reads the database cannot sign in with it. */
  tokenHash: string
  userId: Fixed<number>
  createdAt: Fixed<string>
  lastSeenAt: string
  /** Where the person signed in from, and with which browser, in words. */
  address: Fixed<string>
  browser: Fixed<string>
}

interface SecondFactorTable {
  userId: Fixed<number>
  /** What the person's app makes its codes from, encrypted: see `server/auth/vault.ts`. */
  secret: string
  begunAt: string
  /** Null until a first code has shown that the app has the secret: until then it admits nobody and locks nobody out. */
  confirmedAt: string | null
  /** The step of time of the last code that was taken: that one and older ones are taken no more. */
  lastStep: number
  /** Of all hashes of this person's recovery codes, hex. */
  recoverySalt: string
}

interface RecoveryCodeTable {
  userId: Fixed<number>
  /** argon2id, hex. A used code's row is gone. */
  hash: Fixed<string>
}

/** Somebody whose password was right, and who has not given the second factor yet. */
interface SignInStepTable {
  /** SHA-256 of the cookie's value, as of a session's. */
  tokenHash: string
  userId: Fixed<number>
  expiresAt: Fixed<string>
}

interface SignInLogTable {
  id: Generated<number>
  at: Fixed<string>
  /** Null where the name is nobody's, or the account is deleted. */
  userId: Fixed<number | null>
  /** The account's name of that day. Never what was typed: people type passwords into the wrong box. */
  name: Fixed<string>
  event: Fixed<SignInEvent>
  address: Fixed<string>
  browser: Fixed<string>
}

interface AttemptTable {
  /** What is limited, and for whom: `login-account:…`, `login-address:…`, `upload:…`. */
  key: string
  count: number
  /** The count starts anew after this time. */
  resetAt: string
  /** Nothing is let through before this time. */
  blockedUntil: string
}

interface CaptchaTable {
  id: string
  answer: string
  expiresAt: string
  /** Of the message that used it up; null until then. */
  sentHash: string | null
}

interface OutboxTable {
  id: Generated<number>
  contactMessageId: Fixed<number>
  /** The Message-ID of every try, so that a mail that arrives twice is seen to be one. */
  mailId: Fixed<string>
  state: 'pending' | 'sending' | 'sent' | 'dead'
  attempts: number
  /** While it is being sent: until then nobody else takes it. */
  nextAttemptAt: string
  createdAt: Fixed<string>
  lastError: string | null
}

/** One row. */
interface ContentRevisionTable {
  id: number
  /** Counts the content writes; whoever keeps a rendered answer compares it. */
  revision: number
}

interface HistoryTable {
  id: Generated<number>
  collection: Fixed<string>
  recordId: Fixed<number>
  action: Fixed<'create' | 'update' | 'delete'>
  /** One for all that was written at once: a bulk deletion is undone as a whole. */
  batch: Fixed<string>
  /** What the record was known by. */
  title: Fixed<string>
  /** The record before the write, as JSON; null where it began. Passwords are never in it. */
  values: Fixed<string | null>
  at: Fixed<string>
  /** Who wrote, by the name of that day: accounts come and go. */
  by: Fixed<string>
}

/** The files that a kept version names: they stay for as long as it does. */
interface HistoryFileTable {
  historyId: Fixed<number>
  name: Fixed<string>
}

export interface Database {
  news: NewsTable
  newsDetail: NewsDetailTable
  product: ProductTable
  service: ServiceTable
  teamMember: TeamMemberTable
  user: UserTable
  testimonial: TestimonialTable
  contactMessage: ContactMessageTable
  about: AboutTable
  settings: SettingsTable
  session: SessionTable
  secondFactor: SecondFactorTable
  recoveryCode: RecoveryCodeTable
  signInStep: SignInStepTable
  signInLog: SignInLogTable
  attempt: AttemptTable
  captcha: CaptchaTable
  outbox: OutboxTable
  contentRevision: ContentRevisionTable
  history: HistoryTable
  historyFile: HistoryFileTable
}

type Definitions = typeof collections & typeof singletons
type ContentColumns<Name extends keyof Definitions> = {
  [C in Exclude<keyof Database[Name], keyof SearchableColumns | keyof OnSiteColumns>]: Selectable<Database[Name]>[C &
    keyof Selectable<Database[Name]>]
}
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Plain<T> = { [K in keyof T]: T[K] }

/** The compiler's check that every definition and its table agree, column by column. */
type Disagreeing = {
  [N in keyof Definitions]: Same<
    Plain<{ -readonly [C in keyof ColumnsOf<Definitions[N]>]: ColumnsOf<Definitions[N]>[C] }>,
    Plain<ContentColumns<N>>
  > extends true
    ? never
    : N
}[keyof Definitions]
const disagreeing: [Disagreeing] extends [never] ? 'none' : Disagreeing = 'none'
void disagreeing
