import type { SessionUser } from './actor.ts'

/** Values of the setting REQUIRE_TWO_FACTOR. */
export const twoFactorRules = ['nobody', 'admins', 'everybody'] as const

export type TwoFactorRule = (typeof twoFactorRules)[number]

export function isRequiredBy(rule: TwoFactorRule, role: SessionUser['role']): boolean {
  return rule === 'everybody' || (rule === 'admins' && role === 'Admin')
}
