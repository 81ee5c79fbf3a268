import type { Language } from '../shared/languages.ts'
import type { Limits } from './auth/limits.ts'
import type { Clock } from './clock.ts'
import type { ContentReader } from './content/reader.ts'
import type { Db } from './database/connect.ts'
import type { Env } from './env.ts'
import type { Files } from './files/files.ts'
import type { Log } from './log.ts'

/** The dependencies of the program's parts; `services.ts` builds it. */
export interface Site {
  env: Env
  db: Db
  files: Files
  clock: Clock
  log: Log
  limits: Limits
  /** Content as visitors see it, in English. */
  reader: ContentReader
  readerIn(language: Language): ContentReader
  /** Today in India, `YYYY-MM-DD`. */
  today(): string
  /** The content's revision and the day: pages of one edition are alike. */
  readEdition(): Promise<string>
}
