import { contactMessage } from '../../../collections/contact-message.ts'
import { Button, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { isOpen } from '../definitions.ts'
import { newIdempotencyKey } from '../form/use-save.ts'
import { useAction } from '../use-action.tsx'
import { dayIn, stageAfterCall } from './lead-fields.tsx'
import type { Changes, Lead } from './use-lead.ts'

interface OutcomesProps {
  lead: Lead
  /** What is typed and not added yet: it is noted along. */
  note: string
  isBusy: boolean
  change(changes: Changes): Promise<boolean>
  /** The next message's turn. */
  onNoted(): Promise<void>
  onUndone(): void
}

type Outcome = readonly [text: string, then: string, changes: Changes]

/** What good comes of a call at each open stage. */
const success: Readonly<Partial<Record<Lead['stage'], Outcome>>> = {
  New: ['Visit agreed', 'stage Visit', { stage: 'Visit' }],
  Called: ['Visit agreed', 'stage Visit', { stage: 'Visit' }],
  Visit: ['Quotation sent', 'stage Quoted', { stage: 'Quoted' }],
  Quoted: ['Order placed', 'stage Won', { stage: 'Won' }]
}

/** What comes of a call, in one click each: the stage, the next day and a note. */
const outcomesOf = (stage: Lead['stage']): readonly Outcome[] => [
  ['No answer', 'again tomorrow', { followUpOn: dayIn(1) }],
  ['Call again', 'in a week', { stage: stageAfterCall(stage), followUpOn: dayIn(7) }],
  ...(success[stage] ? [success[stage]] : []),
  ['Not interested', 'stage Lost', { stage: 'Lost' }]
]

/** Notes the outcome of a call, and goes on to the next message of the list. */
export function Outcomes({ lead, note, isBusy, change, onNoted, onUndone }: OutcomesProps) {
  const { id, name, stage, followUpOn } = lead
  const { run, isBusy: isNoting } = useAction(async (text: string, changes: Changes) => {
    // What could not be saved is shown above, with a button to try again.
    if (!(await change(changes))) return
    const body = { text: [`${text}.`, note.trim()].filter(Boolean).join(' ') }
    await call('POST', `/api/messages/${id}/notes`, { body, headers: { 'Idempotency-Key': newIdempotencyKey() } })
    toasts.success(`${name}: ${text.toLowerCase()}.`, { text: 'Undo', run: () => void undo() })
    await onNoted()
  }, 'The note is not added.')
  const { run: undo } = useAction(async () => {
    await call('PUT', `/api/messages/${id}`, { body: { stage, followUpOn } })
    onUndone()
  }, 'Not undone.')
  if (!isOpen(contactMessage, lead)) return null
  return (
    <fieldset>
      <legend className="font-semibold text-sm">How did the call go?</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-1.5">
        {outcomesOf(stage).map(([text, then, changes]) => (
          <Button
            key={text}
            isBusy={isBusy || isNoting}
            onClick={() => run(text, changes)}
            className="justify-start text-left"
          >
            <span className="grid">
              {text} <span className="font-normal text-muted">{then}</span>
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
