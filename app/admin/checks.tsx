import type { Check } from '../../server/checks/checks.ts'
import { linkClass } from '../../ui/button.tsx'
import { amountText } from './definitions.ts'
import { ReadPart, useRead } from './read-part.tsx'
import { EmptyNote, Screen, Section } from './screen.tsx'

/** What is wrong with the content of the site, or will be soon, each with the way to where it is changed. */
export default function Checks() {
  return (
    <Screen title="Checks" width="rows">
      <ReadPart {...useRead<Check[]>('/api/checks')} what="the checks" className="mt-4">
        {(checks) => (
          <>
            {checks.length === 0 && <EmptyNote>All is well: nothing was found that needs a change.</EmptyNote>}
            {groupChecks(checks).map(({ kind, title, found }) => (
              <Section key={kind} id={kind} title={`${title} (${found.length})`}>
                <Findings found={found} />
              </Section>
            ))}
          </>
        )}
      </ReadPart>
    </Screen>
  )
}

/** More findings of a kind are folded up. */
const shownAtOnce = 5

/** What all of a kind say alike of their records, such as 'visitors see the demo content.', is said once. */
function Findings({ found }: { found: readonly Check[] }) {
  const ends = new Set(found.map(({ message }) => message.slice(message.lastIndexOf(': '))))
  const isLong = found.length > shownAtOnce
  const end = ends.size === 1 && isLong ? [...ends].join('') : ''
  const list = (
    <ul className="divide-y divide-line">
      {found.map(({ severity, message, path }) => (
        <li key={path + message} className="py-2">
          <a href={path} className={linkClass}>
            {severity === 'error' && <strong className="text-danger">Error: </strong>}
            {message.slice(0, message.length - end.length)}
          </a>
        </li>
      ))}
    </ul>
  )
  if (!isLong) return list
  return (
    <details>
      <summary className="cursor-pointer rounded-sm py-1 first-letter:uppercase pointer-coarse:py-2">
        {end.slice(2) || 'Show all'}
      </summary>
      {list}
    </details>
  )
}

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
