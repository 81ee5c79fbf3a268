import { replace } from 'react-router'
import { lastPage } from '../../ui/page-window.ts'
import { ApiError, load } from './api.ts'
import { loginPath } from './login-redirect.ts'

/** One page of a list, or why there is none. */
export interface LoadedRows<T> {
  rows: readonly T[]
  /** On all pages. */
  total: number
  failure?: ApiError
}

interface RowsRequest {
  /** The call that reads the page. */
  call: string
  page: number
  size: number
  /** The address of another page of the same list. */
  addressOf(page: number): string
}

/**
 * Reads one page of a list for the loader of a screen.
 * @throws a redirect to the last page from one behind it, and to the login from an ended session; the signal's reason
 */
export async function loadRows<T>(
  { url, request }: { url: URL; request: Request },
  { call, page, size, addressOf }: RowsRequest
): Promise<LoadedRows<T>> {
  try {
    const { body: rows, total } = await load<T[]>(call, request.signal)
    const last = lastPage(total, size)
    if (page > last) throw replace(addressOf(last))
    return { rows, total }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw replace(loginPath(url))
    return { rows: [], total: 0, failure: error }
  }
}
