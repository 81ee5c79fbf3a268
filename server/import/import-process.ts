import { readFileSync } from 'node:fs'
import { collectionNamed } from '../../collections/index.ts'
import type { AnyRecord } from '../content/row.ts'
import { ClientError } from '../errors.ts'
import { type Change, checkSheet, type SheetReport } from './check-sheet.ts'
import type { Known } from './known-records.ts'
import { readSheet } from './read-sheet.ts'

/* The process in which a sheet is read and checked. Started by `check-in-process.ts`. */

export interface SheetJob {
  /** The path of the sheet. */
  file: string
  collection: string
  known: Known
}

/** What it says: which records it needs next, what it has found, and in the end the report or why there is none. */
export type SheetMessage =
  | { needed: number[] }
  | { changes: Change[] }
  | { report: SheetReport }
  | { refusal: Pick<ClientError, 'status' | 'message'> }

const say = (message: SheetMessage) => process.send?.(message)

function read(needed: number[]): Promise<AnyRecord[]> {
  return new Promise((resolve) => {
    process.once('message', resolve)
    say({ needed })
  })
}

process.once('message', async ({ file, collection, known }: SheetJob) => {
  try {
    const sheet = await readSheet(new Uint8Array(readFileSync(file)))
    const report = await checkSheet(collectionNamed(collection), sheet, known, read, (changes) => say({ changes }))
    say({ report })
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    say({ refusal: { status: error.status, message: error.message } })
  }
})
