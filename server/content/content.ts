import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Files } from '../files/files.ts'
import type { WriteRule } from './write-rule.ts'

/** What the operations on content need. Each of them checks the right of its `actor`, null for a visitor. */
export interface Content {
  db: Db
  files: Files
  clock: Clock
  rule?: WriteRule
  /** Called after each commit with its revision: caches are emptied here. The writer is answered once it is done. */
  onChange(revision: number): Promise<void> | void
}
