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
                <ul className="divide-y divide-line">
                  {found.map(({ severity, message, path }) => (
                    <li key={path + message} className="py-2">
                      <a href={path} className={linkClass}>
                        {severity === 'error' && <strong className="text-danger">Error: </strong>}
                        {message}
                      </a>
                    </li>
                  ))}
                </ul>
              </Section>
            ))}
          </>
        )}
      </ReadPart>
    </Screen>
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
