import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import type { LeadWork } from '../../../server/contact/lead-work.ts'
import { rupees } from '../../../shared/indian-format.ts'
import { capitalized } from '../../../shared/text.ts'
import { Age, buttonClass, Due } from '../../../ui/index.ts'
import { countText } from '../checks.tsx'
import { CallAndChat } from '../messages/call-and-chat.tsx'
import { Called } from '../messages/called.tsx'
import { Place } from '../messages/lead-sections.tsx'
import { Figures, Next } from '../next.tsx'
import { firstSteps } from './first-steps.ts'
import { LinkList } from './link-list.tsx'
import type { OverviewData } from './site.tsx'

const { list, form, nav } = contactMessage.admin

type WorkProps = OverviewData & { onNoted(): void }

function waitingOf({ counts }: LeadWork) {
  return [
    { title: 'New messages', name: 'new', count: counts.new, to: `${list.path}?stage=New` },
    { title: 'Late', name: 'late', count: counts.late, to: `${list.path}?sort=followUpOn&due=today`, isLate: true },
    { title: 'Due today', name: 'due', count: counts.due - counts.late, to: `${list.path}?due=today` }
  ] as const
}

/** The kind of lead to call next: who has just written, else who waits longest, else who is due today. */
const nextKind = (work: LeadWork) => (['new', 'late', 'due'] as const).find((kind) => work[kind].length > 0)

const allDone = { kind: 'Done', title: 'Nothing is new, due or late.' }

const kinds = { new: 'New message', late: 'Late', due: 'Due today' }

/** Whom to call next, and how many wait; on a new site, the first step. */
export function NextWork({ onNoted, ...overview }: WorkProps) {
  const { work, unreadMessages, checks } = overview
  const kind = nextKind(work)
  const lead = kind && work[kind][0]
  const [step] = firstSteps(overview)
  const aside =
    work.counts.all > 0 ? (
      <div className="grid gap-2">
        <Figures label="Waiting" figures={waitingOf(work)} />
        <p className="flex flex-wrap gap-x-4 text-sm empty:hidden *:py-1 *:underline *:underline-offset-4">
          {checks.errors > 0 && (
            <Link to="/checks" className="mr-auto lg:hidden">
              Site: {countText(checks.errors, 0)}
            </Link>
          )}
          {unreadMessages > 0 && <Link to={`${list.path}?unread=1`}>Unread {contactMessage.label.plural}</Link>}
        </p>
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
        title={
          <Link to={wayTo(lead)} className="underline-offset-4 hover:underline">
            {lead.subject}
          </Link>
        }
        note={
          <>
            <p className="mb-1.5 line-clamp-2 text-on-night">{lead.message}</p>
            <p className="dotted">
              {factsOf(lead)}
              {lead.pincode && (
                <span>
                  <Place pincode={lead.pincode} />
                </span>
              )}
            </p>
          </>
        }
        aside={aside}
      >
        <CallAndChat person={lead} look="primary" />
        <Called lead={lead} look="quiet" onNoted={onNoted} />
      </Next>
    )
  return (
    <Next {...(step ? { kind: 'First step', title: step.text, note: step.note } : allDone)} aside={aside}>
      {step && (
        <Link to={step.to} className={buttonClass('primary')}>
          Begin <span className="sr-only">: {step.text}</span>
        </Link>
      )}
    </Next>
  )
}

/** The day's other work in one list: new, late and due messages; on a new site, the next steps. */
export function WorkLists({ onNoted, ...overview }: WorkProps) {
  const { work } = overview
  const next = nextKind(work)
  // A new one may be due as well: it stands where it is most urgent, and not again below the one to do next.
  const listed = new Set([next && work[next][0]?.id])
  const isOnce = ({ id }: { id: number }) => !listed.has(id) && listed.add(id)
  const links = waitingOf(work).flatMap(({ name, to }) =>
    work[name].filter(isOnce).map((lead) => ({
      key: lead.id,
      to: wayTo(lead),
      text: lead.subject,
      list: to.slice(list.path.length),
      note: (
        <p className="dotted">
          <span>
            <span className={name === 'late' ? undefined : 'font-semibold text-ink'}>
              {name === 'new' && 'New, '}
              <LeadTime lead={lead} />
            </span>
          </span>
          {factsOf(lead)}
          {lead.pincode && <span>{lead.pincode}</span>}
        </p>
      ),
      actions: (
        <>
          <CallAndChat person={lead} />
          <Called lead={lead} onNoted={onNoted} />
        </>
      )
    }))
  )
  return (
    <>
      <LinkList title="First steps" links={firstSteps(overview).slice(next ? 0 : 1)} />
      <LinkList title="To do" all={{ to: list.path, text: `All ${contactMessage.label.plural}` }} links={links} />
    </>
  )
}

type LeadProps = { lead: LeadWork['new'][number] | LeadWork['due'][number] }

const wayTo = ({ id }: LeadProps['lead']) => `${form.path}?id=${id}`

function factsOf(lead: LeadProps['lead']) {
  const facts = {
    name: lead.name,
    topic: capitalized(lead.topic),
    bill: lead.bill !== null && `bill ${rupees(lead.bill)}`,
    owner: 'owner' in lead && lead.owner
  }
  return Object.entries(facts).map(([name, fact]) => fact && <span key={name}>{fact}</span>)
}

function LeadTime({ lead }: LeadProps) {
  return 'createdAt' in lead ? <Age at={lead.createdAt} /> : <Due day={lead.followUpOn} />
}
