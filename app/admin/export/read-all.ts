import type { Collection } from '../../../collections/define.ts'
import { forEachLimited } from '../../../shared/for-each-limited.ts'
import { lastPage } from '../../../ui/page-window.ts'
import { call } from '../api.ts'
import { pageCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { defaultState } from '../list/state.ts'

const pageSize = 100
const concurrentCalls = 4
/** Reading starts over where somebody added or deleted a record meanwhile. */
const maxAttempts = 3

type OnProgress = (done: number, total: number) => void

/**
 * Reads all records of a collection, in its own order, page by page.
 * @throws as `call` does
 */
export async function readAll(
  collection: Collection,
  signal: AbortSignal,
  onProgress: OnProgress
): Promise<AnyRecord[]> {
  let read = await readPages(collection, signal, onProgress)
  for (let attempt = 1; attempt < maxAttempts && !read.isSteady; attempt++)
    read = await readPages(collection, signal, onProgress)
  return read.records
}

async function readPages(collection: Collection, signal: AbortSignal, onProgress: OnProgress) {
  const pages: AnyRecord[][] = []
  let isSteady = true
  let done = 0

  const readPage = async (page: number) => {
    const url = pageCall(collection, { ...defaultState, page, pageSize })
    const { body, total } = await call<AnyRecord[]>('GET', url, { signal })
    pages[page - 1] = body
    done += body.length
    return total
  }

  const total = await readPage(1)
  onProgress(done, total)
  const others = Array.from({ length: lastPage(total, pageSize) - 1 }, (_, index) => index + 2)
  await forEachLimited(others, concurrentCalls, async (page) => {
    isSteady = (await readPage(page)) === total && isSteady
    onProgress(done, total)
  })
  // A record that moved to the next page meanwhile was read twice.
  const records = [...new Map(pages.flat().map((record) => [record.id, record])).values()]
  return { records, isSteady }
}
