import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import { collectionNamed } from '../../../collections/index.ts'
import { synonym } from '../../../collections/synonym.ts'
import type { Warning } from '../../../server/health/readiness.ts'
import { indianDay, indianNumber } from '../../../shared/indian-format.ts'
import { type IconName, iconNamed } from '../../../ui/icon.tsx'
import { buttonClass, Due, Icon, Moment } from '../../../ui/index.ts'
import { Loaded, useRead } from '../loaded.tsx'
import { ScreenTitle } from '../screen.tsx'
import { Balloons } from './balloons.tsx'
import { LinkList } from './link-list.tsx'
import { Pipeline } from './numbers.tsx'
import { type OverviewData, Site } from './site.tsx'
import { NextWork, WorkLists } from './work.tsx'

export default function Welcome() {
  return (
    <main id="content" tabIndex={-1} className="flex-1 p-4 md:p-6">
      <ScreenTitle />
      <div className="grid max-w-294 gap-5">
        <div className="relative isolate -mr-4 -mt-4 overflow-x-clip pr-4 pt-4 md:-mt-6 md:-mr-6 md:pt-6 md:pr-6">
          <Balloons />
          <h1 className="font-semibold text-2xl">Welcome to Admin Panel</h1>
          <p className="text-muted">You're logged in successfully!</p>
        </div>
        <Overview />
      </div>
    </main>
  )
}

function Overview() {
  const read = useRead<OverviewData>('/api/overview')
  return (
    <Loaded
      {...read}
      what="what is new"
      waiting={<div aria-hidden="true" className="skeleton rows h-120 [--row:5rem] lg:mr-83" />}
    >
      {(overview) => (
        <>
          <Warnings warnings={overview.warnings} />
          <NextWork {...overview} onNoted={read.reread} />
          <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] [&>div]:grid [&>div]:gap-6">
            <div>
              <WorkLists {...overview} onNoted={read.reread} />
              {overview.work.counts.all > 0 && <Pipeline work={overview.work} />}
              <nav aria-label="Quick links" className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
                {quickLinks.map(([to, text, icon]) => (
                  <Link key={to} to={to} className={buttonClass('quiet', quickLink)}>
                    <Icon name={icon} className="size-5" />
                    {text}
                  </Link>
                ))}
              </nav>
            </div>
            <div className="lg:row-span-2">
              <Site {...overview} />
              <NextFollowUps {...overview} />
              <Misses {...overview} />
            </div>
            <LastChanges {...overview} />
          </div>
        </>
      )}
    </Loaded>
  )
}

function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <section role="alert" className="mb-4 rounded-md border-danger border-l-4 bg-danger-soft p-4">
      <h2 className="font-semibold text-lg">Please see to this</h2>
      <ul className="mt-1 grid gap-2">
        {warnings.map(({ kind, message }) => (
          <li key={kind}>{message}</li>
        ))}
      </ul>
    </section>
  )
}

function NextFollowUps({ work }: OverviewData) {
  const links = work.next.map(({ id, name, subject, followUpOn }) => {
    const note = (
      <>
        {name} · <Due day={followUpOn} />
      </>
    )
    return { key: id, to: `${contactMessage.admin.form.path}?id=${id}`, text: subject, note }
  })
  return <LinkList title="Next follow-ups" links={links} />
}

/** Searches without a result: a synonym may be all that is missing. */
function Misses({ misses }: OverviewData) {
  const wayTo = (query: string) => `${synonym.admin.form.path}?${new URLSearchParams({ words: query })}`
  const links = misses.map(({ query, count, lastOn }) => ({
    to: wayTo(query),
    text: query,
    note: `${indianNumber(count)} × · last on ${indianDay(lastOn)}`,
    actions: (
      <Link to={wayTo(query)} className={buttonClass()}>
        Add a synonym <span className="sr-only">for {query}</span>
      </Link>
    )
  }))
  return (
    <LinkList title="Searched and not found" all={{ to: synonym.admin.list.path, text: 'Synonyms' }} links={links} />
  )
}

const quickLinks = [
  ...['news', 'project', 'product']
    .map(collectionNamed)
    .map(({ label, admin, name }) => [admin.form.path, `New ${label.singular}`, iconNamed(name)]),
  ['/media', 'Media library', 'picture']
] as [path: string, text: string, icon: IconName][]
const quickLink = 'min-h-14 justify-start gap-3 rounded-md border-line px-4 text-link'

function LastChanges({ lastChanges }: OverviewData) {
  const links = lastChanges.map(({ collection, id, title, picture, action, at, by }) => {
    const { label, admin } = collectionNamed(collection)
    const note = (
      <>
        {label.singular} · {action === 'create' ? 'created' : 'changed'} <Moment at={at} /> by {by}
      </>
    )
    return { key: `${collection} ${id}`, to: `${admin.form.path}?id=${id}`, text: title, picture, note }
  })
  return <LinkList title="Last changes" links={links} />
}
