import { type Ref, useState } from 'react'
import type { TimelineEvent } from '../../../server/contact/lead-timeline.ts'
import { FieldTextArea } from '../../../ui/field.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { call } from '../api.ts'
import { newIdempotencyKey } from '../form/use-save.ts'
import { type Read, ReadPart } from '../read-part.tsx'
import { Section } from '../screen.tsx'
import { ActionForm } from '../use-action.tsx'

interface TimelineProps {
  id: number
  events: Read<TimelineEvent[]>
  /** The entry of a new note, for the key that leads there. */
  entry: Ref<HTMLTextAreaElement>
  note: string
  onNote(note: string): void
}

/** What has happened so far, oldest first, and the entry for what was agreed. */
export function Timeline({ id, events, entry, note, onNote }: TimelineProps) {
  // One for each note: a second try of a call whose answer was lost adds nothing.
  const [key, setKey] = useState(newIdempotencyKey)
  return (
    <Section title="Timeline">
      <ReadPart {...events} what="the timeline">
        {(all) => (
          <ol className="grid gap-3">
            {all.map((event) => (
              <li
                key={event.id}
                className={event.kind === 'note' ? 'border-sun border-l-4 pl-3' : 'border-line border-l-4 pl-3 text-sm'}
              >
                <span className="mr-2 whitespace-pre-line wrap-anywhere">{sentenceOf(event)}</span>
                <span className="text-muted text-sm">
                  <Moment at={event.at} />
                  {event.by && `, ${event.by.fullName}`}
                </span>
              </li>
            ))}
          </ol>
        )}
      </ReadPart>
      <ActionForm
        submit="Add note"
        look="quiet"
        className="grid gap-3 border-line border-t pt-4 print:hidden"
        send={async ({ text }) => {
          await call('POST', `/api/messages/${id}/notes`, { body: { text }, headers: { 'Idempotency-Key': key } })
          setKey(newIdempotencyKey)
          onNote('')
          await events.reread()
        }}
      >
        {({ text }) => (
          <FieldTextArea
            ref={entry}
            frame={{ ...noteField, error: text }}
            rows={3}
            maxLength={2000}
            value={note}
            onChange={({ target }) => onNote(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
            }}
          />
        )}
      </ActionForm>
    </Section>
  )
}

const noteField = { id: 'note', name: 'text', label: 'Note', hint: 'N leads here, Ctrl+Enter adds it.' }

const labels = { stage: 'Stage', owner: 'Owner', followUp: 'Follow up', value: 'Value', mail: 'Mail' } as const

function sentenceOf({ kind, text, from, to }: TimelineEvent): string {
  if (kind === 'note') return text
  if (kind === 'received') return 'Received'
  return `${labels[kind]}: ${text || `${from || 'none'} → ${to || 'none'}`}`
}
