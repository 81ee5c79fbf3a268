import type { Check } from '../../server/checks/checks.ts'
import { groupChecks } from './checks/groups.ts'
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
                      <a
                        href={path}
                        className="text-link underline underline-offset-4 wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-2.5"
                      >
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
