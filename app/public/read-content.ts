import { data, type RouterContextProvider } from 'react-router'
import type { ContentReader } from '../../server/content/types.ts'
import { pageContext } from '../../server/pages/context.ts'

/** What a page of a failure shows in place of its content. */
export interface Failure {
  message: string
}

/** Reads a page's content. Where that fails the cause is logged, and the page answers 503 with this message. */
export async function readContent<T>(
  context: Readonly<RouterContextProvider>,
  message: string,
  read: (content: ContentReader) => Promise<T>
): Promise<T> {
  const { content, reportError } = context.get(pageContext)
  try {
    return await read(content)
  } catch (cause) {
    reportError(cause)
    throw data({ message } satisfies Failure, { status: 503 })
  }
}

/** The answer where a record or a page does not exist. */
export function notFound(message: string) {
  return data({ message } satisfies Failure, { status: 404 })
}
