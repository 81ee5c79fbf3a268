import type { Check } from '../../../server/checks/checks.ts'
import { amountText } from '../definitions.ts'

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
  const [error, warning] = [
    { singular: 'error', plural: 'errors' },
    { singular: 'warning', plural: 'warnings' }
  ]
  return `${amountText(errors, error)}, ${amountText(warnings, warning)}`
}
