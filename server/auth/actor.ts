import type { SessionUser } from '../pages/context.ts'

/** Who does something: a signed-in person, and the session it is done in. */
export interface Actor extends SessionUser {
  /** The session's key in the database. */
  tokenHash: string
}
