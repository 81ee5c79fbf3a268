import type { SessionUser } from './actor.ts'

/** Who must have a second factor: the setting REQUIRE_TWO_FACTOR. */
export const twoFactorRules = ['nobody', 'admins', 'everybody'] as const

export type TwoFactorRule = (typeof twoFactorRules)[number]

/** Whether somebody of this role must have one. */
export function isRequiredBy(rule: TwoFactorRule, role: SessionUser['role']): boolean {
  return rule === 'everybody' || (rule === 'admins' && role === 'Admin')
}
