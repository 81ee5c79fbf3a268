import { indianNumber } from '../../../shared/indian-format.ts'

/** One finding, as `GET /api/checks` answers it. */
export interface Check {
  kind: string
  severity: 'error' | 'warning'
  /** A sentence that names the record. */
  message: string
  /** Where it is put right. */
  path: string
}

const titles: Readonly<Record<string, string>> = { demo: 'Demo content' }

/** The findings by their kinds; those with an error first, and first within their group. */
export function groupChecks(checks: readonly Check[]): { title: string; found: Check[] }[] {
  const sorted = checks.toSorted((one, other) => one.severity.localeCompare(other.severity))
  return [...Map.groupBy(sorted, ({ kind }) => kind)].map(([kind, found]) => ({ title: titles[kind] ?? kind, found }))
}

/** '2 errors, 1 warning' */
export function countText(checks: readonly Check[]): string {
  const errors = checks.filter(({ severity }) => severity === 'error').length
  const warnings = checks.length - errors
  return `${amount(errors, 'error')}, ${amount(warnings, 'warning')}`
}

function amount(count: number, noun: string): string {
  return `${indianNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}
