import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import type { LeadWork } from '../../../server/contact/lead-work.ts'
import { rupees } from '../../../shared/indian-format.ts'
import { Age, buttonClass, Due, linkClass } from '../../../ui/index.ts'
import { CallAndChat } from '../messages/call-and-chat.tsx'
import { Called } from '../messages/called.tsx'
import { Figures, Next } from '../next.tsx'
import { firstSteps } from './first-steps.ts'
import { LinkList } from './link-list.tsx'
import { waitingOf } from './numbers.tsx'
import type { OverviewData } from './site.tsx'

const { list, form, nav } = contactMessage.admin

type WorkProps = OverviewData & { onNoted(): void }

/** The kind of lead to call next: who has just written, else who waits longest, else who is due today. */
const nextKind = (work: LeadWork) => (['new', 'late', 'due'] as const).find((kind) => work[kind].length > 0)

const kinds = { new: 'New message', late: 'Late', due: 'Due today' }

/** Whom to call next, and how many wait; on a new site, the first step. */
export function NextWork({ onNoted, ...overview }: WorkProps) {
  const { work, unreadMessages } = overview
  const kind = nextKind(work)
  const lead = kind && work[kind][0]
  const [step] = firstSteps(overview)
  const figures = waitingOf(work.counts).map(({ query, ...figure }) => ({
    ...figure,
    to: list.path + query,
    isLate: figure.name === 'late'
  }))
  const aside =
    work.counts.all > 0 ? (
      <div className="grid gap-2">
        <Figures label="Waiting" figures={figures} />
        {unreadMessages > 0 && (
          <Link to={`${list.path}?unread=1`} className="justify-self-end py-1 text-sm underline underline-offset-4">
            Unread {contactMessage.label.plural}
          </Link>
        )}
      </div>
    ) : (
      <p className="max-w-64 border-night-line border-l-3 pl-4 text-on-night-muted text-sm">
        {nav} from the contact form appear here, each with Call and WhatsApp.
      </p>
    )
  if (lead)
    return (
      <Next
        kind={
          <>
            {kinds[kind]} · <LeadTime lead={lead} />
          </>
        }
        title={<LeadLink lead={lead} />}
        note={<LeadNote lead={lead} />}
        aside={aside}
      >
        <CallAndChat person={lead} look="primary" />
        <Called lead={lead} look="quiet" onNoted={onNoted} />
      </Next>
    )
  if (!step) return <Next kind="Done" title="Nothing is new, due or late." aside={aside} />
  return (
    <Next kind="First step" title={step.text} note={step.note} aside={aside}>
      <Link to={step.to} className={buttonClass('primary')}>
        Begin <span className="sr-only">: {step.text}</span>
      </Link>
    </Next>
  )
}

/** The day's other work: new, due and late messages; on a new site, the next steps. */
export function WorkLists({ onNoted, ...overview }: WorkProps) {
  const { work } = overview
  const next = nextKind(work)
  return (
    <>
      <LinkList title="First steps" links={firstSteps(overview).slice(next ? 0 : 1)} />
      {waitingOf(work.counts).map(({ title, name, query }) => (
        <LinkList
          key={title}
          title={title}
          all={
            <Link to={list.path + query} className={linkClass}>
              All <span className="sr-only">{title}</span>
            </Link>
          }
          links={work[name].slice(name === next ? 1 : 0).map((lead) => ({
            key: lead.id,
            to: `${form.path}?id=${lead.id}`,
            text: lead.subject,
            list: query,
            note: (
              <>
                <LeadNote lead={lead} />, <LeadTime lead={lead} />
              </>
            ),
            actions: (
              <>
                <CallAndChat person={lead} />
                <Called lead={lead} onNoted={onNoted} />
              </>
            )
          }))}
        />
      ))}
    </>
  )
}

type LeadProps = { lead: LeadWork['new'][number] | LeadWork['due'][number] }

function LeadLink({ lead: { id, subject } }: LeadProps) {
  return (
    <Link to={`${form.path}?id=${id}`} className="underline-offset-4 hover:underline">
      {subject}
    </Link>
  )
}

function LeadNote({ lead }: LeadProps) {
  const owner = 'owner' in lead && lead.owner
  return [lead.name, lead.pincode, lead.bill !== null && `bill ${rupees(lead.bill)}`, owner].filter(Boolean).join(', ')
}

function LeadTime({ lead }: LeadProps) {
  return 'createdAt' in lead ? <Age at={lead.createdAt} /> : <Due day={lead.followUpOn} />
}
