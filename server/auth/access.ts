import type { Access, RecordOf } from '../../collections/define.ts'
import type { user } from '../../collections/user.ts'
import type { Env } from '../env.ts'
import { ClientError } from '../errors.ts'

/** The signed-in person, as pages and answers show them. */
export type SessionUser = Pick<RecordOf<typeof user>, 'id' | 'fullName' | 'role'>

export interface Actor extends SessionUser {
  tokenHash: string
}

/** True where a person has a right; null is a visitor. */
export function isAllowed(access: Access, actor: Actor | null): boolean {
  return access === 'public' || actor?.role === 'Admin' || (access === 'staff' && actor !== null)
}

/** @throws ClientError 401 for a visitor, 403 for a person without the right */
export function requireAccess(access: Access, actor: Actor | null): void {
  if (isAllowed(access, actor)) return
  throw actor ? new ClientError(403, 'Only an Admin may do this.') : new ClientError(401, 'Please sign in.')
}

export function needsSecondFactor({ REQUIRE_TWO_FACTOR: who }: Env, role: SessionUser['role']): boolean {
  return who === 'everybody' || (who === 'admins' && role === 'Admin')
}
