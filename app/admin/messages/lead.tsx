import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { replace, useLocation, useNavigate } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import type { TimelineEvent } from '../../../server/contact/lead-timeline.ts'
import { replyAddress } from '../../../shared/contact-links.ts'
import { defaultLanguage, englishNameOf } from '../../../shared/languages.ts'
import { spacedPhone } from '../../../shared/phone.ts'
import { Age, Button, buttonClass, Due, Icon, toasts } from '../../../ui/index.ts'
import { ApiError, load } from '../api.ts'
import { readCall } from '../calls.ts'
import { isOpen } from '../definitions.ts'
import { listQuery, modeOf } from '../form/address.ts'
import { UnsavedGuard } from '../form/notes.tsx'
import { FormPlaceholder } from '../form-placeholder.tsx'
import { useShortcuts } from '../list/shortcuts.ts'
import { useRead } from '../loaded.tsx'
import { loginPath } from '../login-redirect.ts'
import { ListLink, Screen } from '../screen.tsx'
import { useUnread } from '../unread.tsx'
import type { Route } from './+types/lead'
import { CallAndChat } from './call-and-chat.tsx'
import { LeadFields } from './lead-fields.tsx'
import { Attachment, Earlier, EstimateSection, Facts, Place } from './lead-sections.tsx'
import { Neighbours, useNeighbours } from './neighbours.tsx'
import { NoteForm } from './note-form.tsx'
import { Outcomes } from './outcomes.tsx'
import { Timeline } from './timeline.tsx'
import { type Changes, type Lead, useLead } from './use-lead.ts'

type Opened = { lead?: Lead; error?: ApiError }

/** Reads the lead. The one before stays on the screen until then, so that going through many of them does not flicker. */
export async function clientLoader({ request, url }: Route.ClientLoaderArgs): Promise<Opened> {
  const mode = modeOf(contactMessage, url.searchParams)
  const path = mode && readCall(contactMessage, mode)
  if (!path) return {}
  try {
    return { lead: (await load<Lead>(path, request.signal)).body }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw replace(loginPath(url))
    return { error }
  }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <FormPlaceholder definition={contactMessage} />
}

export default function LeadPage({ loaderData: { lead, error } }: Route.ComponentProps) {
  if (!lead) return <FormPlaceholder definition={contactMessage} hasFailed error={error} />
  // With its version: an outcome that is undone leads to the lead that may be on the screen already.
  return <LeadScreen key={`${lead.id} ${lead.version}`} loaded={lead} />
}

/** A lead: the message and its sender, the ways to answer, the state of the work, and the timeline. */
function LeadScreen({ loaded }: { loaded: Lead }) {
  const navigate = useNavigate()
  const { recount } = useUnread()
  const home = contactMessage.admin.list.path + listQuery(useLocation().state)
  const [note, setNote] = useState('')
  const entry = useRef<HTMLTextAreaElement>(null)
  const events = useRead<TimelineEvent[]>(`/api/messages/${loaded.id}/timeline`)
  const saving = useLead(loaded, () => {
    recount()
    void events.reread()
  })
  const { lead, change, isBusy } = saving
  const neighbours = useNeighbours(loaded.id)
  useShortcuts({ n: () => entry.current?.focus() })

  const markRead = useEffectEvent(() => void change({ read: true }))
  useEffect(() => {
    if (!loaded.read) markRead()
  }, [loaded])

  async function markUnread() {
    if (!(await change({ read: false }))) return
    toasts.success('Marked as unread.')
    await navigate(home)
  }

  return (
    <Screen
      title={contactMessage.admin.form.editTitle}
      name={lead.subject}
      width="rows"
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <Neighbours {...neighbours} />
          <ListLink to={home} />
        </div>
      }
    >
      <p className="dotted mt-1 text-muted">
        <span className="font-semibold text-ink">{lead.name}</span>
        {lead.pincode && (
          <span>
            <Place pincode={lead.pincode} />
          </span>
        )}
        <span>
          <Age at={lead.createdAt} />
        </span>
        {lead.followUpOn && isOpen(contactMessage, lead) && (
          <span>
            <span>
              Follow-up: <Due day={lead.followUpOn} />
            </span>
          </span>
        )}
        <span className="hidden print:inline">
          {spacedPhone(lead.phone)}, {lead.email}
        </span>
        {lead.language !== defaultLanguage && <span>Writes in {englishNameOf(lead.language)}</span>}
      </p>
      <Unsaved saving={saving} note={note} />
      <div className="mt-4 grid items-start gap-4 gap-x-8 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:grid-rows-[auto_auto_1fr] *:mt-0">
        <section aria-label="What was written" className={card}>
          <p className="max-w-prose whitespace-pre-line text-xl leading-relaxed wrap-anywhere">{lead.message}</p>
          <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:first:col-span-2 max-sm:*:last:col-span-2 print:hidden">
            <CallAndChat person={lead} look="primary" />
            <a href={replyAddress(lead.email, lead.subject)} className={buttonClass('quiet', 'max-w-full')}>
              <Icon name="mail" />
              E-mail <span className="min-w-0 font-normal wrap-anywhere max-sm:sr-only">{lead.email}</span>
            </a>
            <Button look="tool" icon="hidden" isBusy={isBusy} onClick={markUnread} className="-mx-[11px] sm:ml-auto">
              Mark as unread
            </Button>
          </div>
          <div className="border-line border-t pt-4 xl:*:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
            <Facts lead={lead} />
          </div>
        </section>
        <div className={`${card} print:hidden`}>
          <NoteForm id={lead.id} entry={entry} note={note} onNote={setNote} onAdded={events.reread} />
        </div>
        <div className="grid gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 *:mt-0">
          <section aria-label="Work" className={`${card} print:hidden`}>
            <Outcomes
              lead={lead}
              note={note}
              isBusy={isBusy}
              change={change}
              onNoted={async () => {
                // At once: what is typed and not noted would hold up the way to the next message.
                flushSync(() => setNote(''))
                if (neighbours.next === undefined) await events.reread()
                else await neighbours.go(neighbours.next)
              }}
              onUndone={() => neighbours.go(lead.id)}
            />
            <LeadFields lead={lead} errors={saving.failure?.errors ?? {}} onChange={change} />
            <p className="text-muted text-sm">{isBusy ? 'Saving…' : 'Changes are saved automatically.'}</p>
          </section>
          {lead.estimate && <EstimateSection estimate={lead.estimate} />}
          {lead.attachment && <Attachment lead={lead} />}
          {lead.earlier.length > 0 && <Earlier earlier={lead.earlier} />}
        </div>
        <Timeline events={events} />
      </div>
    </Screen>
  )
}

const card = 'grid gap-4 rounded-md border border-line bg-surface p-4 md:p-6 print:border-0 print:p-0'

function Unsaved({ saving, note }: { saving: ReturnType<typeof useLead>; note: string }) {
  const { unsaved, isBusy, failure, retry, discard } = saving
  const [isLeaving, setLeaving] = useState(false)
  const names = Object.keys(unsaved) as (keyof Changes)[]
  const changed = names.filter((name) => name !== 'read')
  const labels = changed.map((name) => contactMessage.fields[name].label).join(', ')
  const what = labels
    ? `Not saved yet: ${labels}.`
    : `Could not mark the message as ${unsaved.read ? 'read' : 'unread'}.`
  return (
    <>
      {names.length > 0 && !isBusy && (
        <div className="mt-4 flex flex-wrap items-center gap-2 rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2">
          <p role="alert" className="mr-auto">
            {what} {failure ? failure.message : 'You have not signed in again.'}
          </p>
          <Button onClick={() => void retry()}>Try again</Button>
          <Button onClick={discard}>Discard</Button>
        </div>
      )}
      <UnsavedGuard
        isUnsaved={!isLeaving && (changed.length > 0 || note.trim() !== '')}
        onLeave={() => setLeaving(true)}
      />
    </>
  )
}
