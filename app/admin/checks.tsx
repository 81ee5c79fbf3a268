import { isCollection } from '../../collections/define.ts'
import { allDefinitions } from '../../collections/index.ts'
import { isShown } from '../../collections/on-site.ts'
import type { Check } from '../../server/checks/checks.ts'
import { countPlaces } from '../../shared/count-places.ts'
import { indianNumber } from '../../shared/indian-format.ts'
import { buttonClass, Icon, linkClass } from '../../ui/index.ts'
import { fieldId } from './form/address.ts'
import { Loaded, useRead } from './loaded.tsx'
import { Figures, Next } from './next.tsx'
import { Screen } from './screen.tsx'

/** The faults of the site's content, current and coming, each with a link to where it is mended. */
export default function Checks() {
  return (
    <Screen title="Checks" width="rows">
      <Loaded
        {...useRead<Check[]>('/api/checks')}
        what="the checks"
        waiting={<div aria-hidden="true" className="skeleton rows mt-4 h-160 [--row:3.5rem]" />}
      >
        {(checks) => (
          <div className="mt-4 space-y-4">
            <Summary checks={checks} />
            <div className="divide-y divide-line overflow-clip rounded-md border border-line bg-surface empty:hidden">
              {groupChecks(checks.filter((check) => check !== checks.find(isError))).map(({ kind, title, found }) => (
                <section key={kind} id={kind} aria-labelledby={`${kind}-title`}>
                  <h2 id={`${kind}-title`} className="sticky top-0 z-10 bg-sunken px-4 py-2 font-semibold">
                    {title} {found.length > 1 && `(${indianNumber(found.length)})`}
                  </h2>
                  <Findings found={found} />
                </section>
              ))}
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

const isError = ({ severity }: Check) => severity === 'error'

/** The first thing to mend, with the way there, and how much there is in all. */
function Summary({ checks }: { checks: readonly Check[] }) {
  const [group] = groupChecks(checks)
  if (!group)
    return (
      <p className="flex items-center gap-2 rounded-sm border-leaf border-l-4 bg-leaf-soft px-4 py-3">
        <Icon name="done" className="size-5 text-leaf" />
        All is well: nothing was found that needs a change.
      </p>
    )
  const fault = group.found.find(isError)
  const warnings = checks.filter((check) => !isError(check))
  const demo = warnings.filter(({ kind }) => kind === 'demo').length
  const other = warnings.find(({ kind }) => kind !== 'demo')
  const errors = countPlaces(checks.filter(isError))
  const to = fault?.path ?? `#${group.kind}`
  const figures = [
    { title: 'Must be fixed', count: errors, to, isLate: true },
    { title: 'To look at', count: warnings.length - demo, to: `#${other?.kind ?? ''}` },
    { title: 'Still demo content', count: demo, to: '#demo' }
  ].filter(({ count }) => count > 0)
  return (
    <Next
      kind={fault ? 'To be fixed first' : 'To look at'}
      title={fault ? partsOf(fault)[0] : group.title}
      note={
        <>
          {kinds[(fault ?? group).kind]?.advice}
          {fault && <Labels check={fault} />}
        </>
      }
      aside={<Figures label="In numbers" figures={figures} />}
    >
      <a href={to} className={buttonClass('primary')}>
        Open {definitionAt(to)?.label.singular ?? 'them'}
        <span className="sr-only">: {fault?.message ?? group.title}</span>
      </a>
    </Next>
  )
}

/** More findings of a kind are folded up, by where they are. */
const shownAtOnce = 5

function Findings({ found }: { found: readonly Check[] }) {
  const screens = [...Map.groupBy(found, ({ path }) => path.replace(/\?.*/, ''))]
  // An end that all have in common, such as 'still demo content.', is what the heading says.
  const ends = new Set(found.map(({ message }) => message.slice(message.lastIndexOf(': '))))
  const end = ends.size === 1 ? [...ends].join('') : ''
  if (found.length <= shownAtOnce || found[0]?.severity === 'error')
    return (
      <ul className="divide-y divide-line">
        {found.map((check) => (
          <li
            key={check.path + check.message}
            className={`flex items-start gap-3 px-4 py-2.5 max-sm:flex-wrap ${check.severity === 'error' ? 'bg-danger-soft' : ''}`}
          >
            <Mark severity={check.severity} />
            <div className="min-w-0 flex-1 wrap-anywhere">
              {partsOf(check)[0]}
              <Labels check={check} />
              <Advice kind={check.kind} />
            </div>
            <a
              href={check.path}
              className={buttonClass('plain', '-my-1.5 max-sm:ml-5 max-sm:w-full max-sm:justify-start')}
            >
              Open <span className="sr-only">: {check.message}</span>
            </a>
          </li>
        ))}
      </ul>
    )
  return (
    <>
      <p className="flex gap-3 px-4 py-2.5">
        <Mark severity="warning" />
        <span>{kinds[found[0]?.kind ?? '']?.advice ?? 'Open a line to see them.'}</span>
      </p>
      {[...Map.groupBy(screens, weightOf)].map(([name, screens]) => (
        <section key={name} aria-label={name}>
          <h3 className="border-line border-t px-4 pt-3 pb-1.5 text-muted text-sm">{name}</h3>
          <ul className="-mr-px -mb-px grid grid-flow-dense border-line border-t grid-cols-1 min-[22rem]:grid-cols-2 xl:grid-cols-3">
            {screens.map(([path, all]) => (
              <li key={path} className="border-line border-r border-b has-open:col-span-full">
                <details>
                  <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 py-1.5 leading-tight sm:gap-4 hover:bg-hover focus-visible:-outline-offset-2">
                    <span className="first-letter:uppercase">{placeText(path)}</span>
                    <span className="ml-auto rounded-full bg-sunken px-2 text-sm">{indianNumber(all.length)}</span>
                    <Icon name="open" className="size-4 in-open:rotate-180" />
                  </summary>
                  <ul className="grid grid-cols-1 gap-1 px-4 pb-3 sm:grid-cols-2">
                    {all.map(({ message, path }) => (
                      <li key={path + message}>
                        <a href={path} className={linkClass}>
                          {message.slice(0, message.length - end.length)}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The remedy, in words for people who have not built the site. */
function Advice({ kind = '' }: Partial<Pick<Check, 'kind'>>) {
  return <span className="block text-muted text-sm">{kinds[kind]?.advice}</span>
}

function Mark({ severity }: Partial<Pick<Check, 'severity'>>) {
  const color = severity === 'error' ? 'text-danger' : 'text-sun-strong'
  return <Icon name="alert" className={`mt-0.5 size-5 flex-none ${color}`} />
}

const pill =
  'rounded-full! border-current/40! bg-transparent! py-0! font-medium! text-inherit! not-pointer-coarse:min-h-7!'

/** A message without the labels at its end, and these. */
function partsOf({ kind, message }: Check): [text: string, labels: string[]] {
  const end = message.lastIndexOf(': ')
  return kind === 'contact' ? [message.slice(0, end), message.slice(end + 2, -1).split(', ')] : [message, []]
}

function Labels({ check }: { check: Check }) {
  const [, labels] = partsOf(check)
  const ids = new Map(
    Object.entries({ ...definitionAt(check.path)?.fields }).map(([name, { label }]) => [label, fieldId(name)])
  )
  return (
    <span className="my-1.5 flex flex-wrap gap-1.5 empty:hidden">
      {labels.map((label) => (
        <a key={label} href={`${check.path}#${ids.get(label)}`} className={buttonClass('quiet', pill)}>
          {label}
        </a>
      ))}
    </span>
  )
}

const definitionAt = (path: string) => allDefinitions.find(({ admin }) => admin.form.path === path.replace(/\?.*/, ''))

/** Pages come first: what stands behind them can wait. */
function weightOf([path]: readonly [path: string, found: unknown]): string {
  const found = definitionAt(path)
  return found && isCollection(found) && !isShown(found) ? 'Behind the pages' : 'What visitors see'
}

function placeText(path: string): string {
  const found = definitionAt(path)
  return found ? found.label[isCollection(found) ? 'plural' : 'singular'] : 'texts'
}

const kinds: Readonly<Record<string, { title?: string; advice?: string }>> = {
  error: { title: 'To be fixed' },
  contact: { advice: 'Enter the company’s own details, or clear these fields.' },
  link: { advice: 'Correct the address in the text, or take the link out.' },
  placeholder: { advice: 'Write the company’s own words in their place.' },
  ended: { advice: 'Enter the figure that holds now, and from which day on.' },
  ending: { title: 'Ending soon', advice: 'Enter the next figure, or a later last day, before then.' },
  text: { title: 'Empty texts', advice: 'Write it: visitors find an empty place.' },
  detail: { title: 'Missing details', advice: 'Write the article that visitors find behind it.' },
  'alternative-text': {
    title: 'Pictures without alternative text',
    advice: 'Say in a sentence what the picture shows, for those who do not see it.'
  },
  backup: { title: 'Backups', advice: 'Whoever runs the server can turn them on with one setting.' },
  demo: { title: 'Demo content', advice: 'Replace it with the company’s own, or delete what does not apply.' }
}

export function groupChecks(checks: readonly Check[]): { kind: string; title: string; found: Check[] }[] {
  const sorted = checks.toSorted((one, other) => one.severity.localeCompare(other.severity))
  const groups = Map.groupBy(sorted, ({ kind, severity }) => (severity === 'error' ? severity : kind))
  return [...groups].map(([kind, found]) => ({ kind, title: kinds[kind]?.title ?? kind, found }))
}

/** '2 must be fixed · 1 to look at · 3 records are still demo content' */
export function countText(errors: number, warnings: number, demo = 0): string {
  const parts = [
    errors > 0 && `${indianNumber(errors)} must be fixed`,
    warnings > 0 && `${indianNumber(warnings)} to look at`,
    demo > 0 && `${indianNumber(demo)} ${demo === 1 ? 'record is' : 'records are'} still demo content`
  ]
  return parts.filter(Boolean).join(' · ')
}
