import type { Check } from '../../../server/checks/checks.ts'
import { indianNumber } from '../../../shared/indian-format.ts'

const titles: Readonly<Record<string, string>> = {
  link: 'Links that lead nowhere',
  ended: 'Ended',
  ending: 'Ending soon',
  placeholder: 'Placeholder words',
  contact: 'Contact details',
  text: 'Empty texts',
  detail: 'Missing details',
  'alternative-text': 'Pictures without alternative text',
  backup: 'Backups',
  demo: 'Demo content'
}

/** The findings by their kinds; those with an error first, and first within their group. */
export function groupChecks(checks: readonly Check[]): { kind: string; title: string; found: Check[] }[] {
  const sorted = checks.toSorted((one, other) => one.severity.localeCompare(other.severity))
  return [...Map.groupBy(sorted, ({ kind }) => kind)].map(([kind, found]) => ({
    kind,
    title: titles[kind] ?? kind,
    found
  }))
}

/** '2 errors, 1 warning' */
export function countText(errors: number, warnings: number): string {
  return `${amount(errors, 'error')}, ${amount(warnings, 'warning')}`
}

function amount(count: number, noun: string): string {
  return `${indianNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}
