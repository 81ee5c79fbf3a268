import { data, type RouterContextProvider } from 'react-router'
import type { ContentReader } from '../../server/content/reader.ts'
import { pageContext } from '../../server/pages/context.ts'
import type { TextKey } from '../../texts/catalogue.ts'

/** The data of an error response, for the error page. */
export interface ErrorData {
  message: string
  /** Other ways to reach the company. */
  otherWays?: string
  page?: PageWords
}

/** The words of a page whose content could not be read: its title, its name in the breadcrumb, and a heading. */
interface PageWords {
  title: TextKey
  label?: TextKey
  heading?: TextKey
}

/** Reads a page's content. @throws a 503 with this message where that fails; the cause is logged */
export async function readContent<T>(
  context: Readonly<RouterContextProvider>,
  message: string,
  read: (content: ContentReader) => Promise<T>,
  page?: PageWords
): Promise<T> {
  const { contact, content, reportError } = context.get(pageContext)
  try {
    return await read(content)
  } catch (cause) {
    reportError(cause)
    const otherWays = await contact.otherWays()
    throw data({ message, otherWays, page } satisfies ErrorData, { status: 503 })
  }
}

export function notFound(message: string) {
  return data({ message } satisfies ErrorData, { status: 404 })
}
