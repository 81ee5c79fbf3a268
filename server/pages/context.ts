import { createContext } from 'react-router'
import type { SessionUser } from '../auth/access.ts'
import type { Step } from '../auth/second-factor.ts'
import type { Challenge } from '../contact/captcha.ts'
import type { Receipt } from '../contact/contact.ts'
import type { TrackKey, TrackStep } from '../contact/track.ts'
import type { ContentReader } from '../content/reader.ts'
import type { EstimateResult, GivenQuery } from '../estimate/answer.ts'
import type { Search } from '../search/search.ts'
import type { SiteTexts } from '../texts/texts.ts'

/** The context of the pages' loaders and actions, by `context.get(pageContext)`. */
export interface PageContext extends SiteTexts {
  content: ContentReader
  /** Why the texts could not be read; the page fails with it. */
  textsFault: unknown
  /** Demo content or the demo's contact details still stand unchanged: the footer says so. */
  isDemo: boolean
  /** The page is shown with its texts marked, for one of the staff to change them in their places. */
  isEditing: boolean
  /** The page is a preview, by a link that works until then (ISO 8601, UTC). */
  previewUntil: string | undefined
  search: Search
  /** Null for a visitor. */
  user: SessionUser | null
  hasMail: boolean
  /** The page is an Admin's, and this person is not one: only a 403 may be shown. */
  isDenied: boolean
  /** The contact form: a new challenge, and the sending, which throws ClientErrors. */
  contact: {
    challenge(isSpoken: boolean): Promise<Challenge>
    send(values: Record<string, unknown>): Promise<Receipt>
    /** Other ways to reach the company, in a sentence; never throws. */
    otherWays(): Promise<string>
  }
  /** Returns the steps of a customer's message. @throws ClientError 404, 429 */
  track(key: TrackKey): Promise<TrackStep[]>
  /** Estimates what solar would save of a bill. @param given parameters as they come in an address */
  estimate(given: GivenQuery): EstimateResult
  /** The site's own address without a slash at its end; absolute links are made only from it. */
  publicUrl: string
  /** Of the program that runs; for staff. */
  version: string
  /** Of this one answer, for the scripts that the content policy admits. */
  nonce: string
  reportError(error: unknown): void
  /** The second step that a sign-in of this browser has come to; undefined where there is none. */
  pendingSignIn(): Promise<Step | undefined>
}

export const pageContext = createContext<PageContext>()
