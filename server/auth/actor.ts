import type { RecordOf } from '../../collections/define.ts'
import type { user } from '../../collections/user.ts'

/** The signed-in person, as pages and answers show them. */
export type SessionUser = Pick<RecordOf<typeof user>, 'id' | 'fullName' | 'role'>

/** Who makes a call: a signed-in person, and their session. */
export interface Actor extends SessionUser {
  /** The session's key in the database. */
  tokenHash: string
}
