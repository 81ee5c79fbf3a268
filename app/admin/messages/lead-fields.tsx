import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { contactMessage } from '../../../collections/contact-message.ts'
import { DayEntry } from '../../../fields/day-entry.tsx'
import { indianToday, rupees, typedDay } from '../../../shared/indian-format.ts'
import { Button, classNames, FieldInput, FieldSelect } from '../../../ui/index.ts'
import { ownersCall } from '../calls.ts'
import { StageDot } from '../dots.tsx'
import { useRead } from '../loaded.tsx'
import { useBackOffice } from '../use-back-office.tsx'
import type { Changes, Lead } from './use-lead.ts'

interface LeadFieldsProps {
  lead: Lead
  errors: Readonly<Record<string, string>>
  onChange(changes: Changes): void
}

const { stage, ownerId, followUpOn, value } = contactMessage.fields
const { open } = contactMessage.work

const grounds: Readonly<Record<string, string>> = { Won: 'aria-pressed:bg-leaf', Lost: 'aria-pressed:bg-muted' }

export const dayChoices = { Today: 0, Tomorrow: 1, 'In a week': 7 }

/** The day in India after this many days, as browsers write it. */
export const dayIn = (days: number) => indianToday(Date.now() + days * 86_400_000)

/** The stage of a lead whose person was called: a new one moves on, others stay where they are. */
export const stageAfterCall = (stage: Lead['stage']) => (stage === 'New' ? 'Called' : stage)

export function LeadFields({ lead, errors, onChange }: LeadFieldsProps) {
  // The number of open stages before the current one. A lost lead may have been lost at any.
  const passed = lead.stage === 'Won' ? open.length : lead.stage === 'Lost' ? 0 : stage.options.indexOf(lead.stage)
  return (
    <>
      <fieldset>
        <legend className="font-semibold text-sm">{stage.label}</legend>
        {/* The open stages in a row, and how it ends below them. */}
        <div className="mt-1.5 grid grid-cols-12 gap-px overflow-hidden rounded-sm border border-field bg-field text-sm">
          {stage.options.map((option, index) => (
            <button
              key={option}
              type="button"
              aria-pressed={lead.stage === option}
              onClick={() => lead.stage !== option && onChange({ stage: option })}
              className={classNames(
                'flex min-h-9 items-center justify-center gap-1.5 hover:bg-hover focus-visible:-outline-offset-2 aria-pressed:font-semibold aria-pressed:text-surface forced-colors:aria-pressed:underline pointer-coarse:min-h-11',
                grounds[option] ?? 'aria-pressed:bg-link',
                index < passed ? 'bg-selected' : 'bg-surface',
                index < open.length ? 'col-span-3' : 'col-span-6'
              )}
            >
              {index >= open.length && <StageDot work={contactMessage.work} stage={option} />}
              {option}
            </button>
          ))}
        </div>
      </fieldset>
      <Owner lead={lead} error={errors.ownerId} onChange={onChange} />
      <div className="grid gap-1.5">
        <SavedDay
          saved={lead.followUpOn ?? ''}
          error={errors.followUpOn}
          onSave={(day) => onChange({ followUpOn: day || null })}
        />
        <div className="flex flex-wrap items-center gap-1.5">
          {Object.entries(dayChoices).map(([text, days]) => (
            <Button
              key={text}
              aria-pressed={lead.followUpOn === dayIn(days)}
              onClick={() => onChange({ followUpOn: dayIn(days) })}
            >
              {text}
            </Button>
          ))}
        </div>
      </div>
      <SavedInput
        name="value"
        label={`${value.label} in rupees`}
        type="number"
        inputMode="numeric"
        min={0}
        saved={lead.value === null ? '' : String(lead.value)}
        error={errors.value}
        onSave={(text) => onChange({ value: text === '' ? null : Number(text) })}
      >
        {lead.value !== null && <p className="text-muted text-sm tabular">{rupees(lead.value)}</p>}
      </SavedInput>
    </>
  )
}

function Owner({ lead, error, onChange }: Pick<LeadFieldsProps, 'lead' | 'onChange'> & { error: string | undefined }) {
  const { user } = useBackOffice()
  const { answer } = useRead<{ id: number; fullName: string }[]>(ownersCall(contactMessage))
  // Only the current owner until they are read, or where they cannot be.
  const current = lead.ownerId === null ? [] : [{ id: lead.ownerId, fullName: lead.owner }]
  return (
    <div className="flex flex-wrap items-end gap-1.5 *:first:flex-1">
      <FieldSelect
        frame={{ id: 'ownerId', name: 'ownerId', label: ownerId.label, error }}
        placeholder={ownerId.placeholder}
        choices={(answer?.body ?? current).map(({ id, fullName }) => ({ value: String(id), text: fullName }))}
        value={lead.ownerId ?? ''}
        onChange={({ target }) => onChange({ ownerId: target.value === '' ? null : Number(target.value) })}
      />
      {lead.ownerId !== user.id && (
        <Button onClick={() => onChange({ ownerId: user.id })} className="min-h-11">
          Take it
        </Button>
      )}
    </div>
  )
}

interface SavedInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  name: string
  label: string
  saved: string
  error: string | undefined
  onSave(text: string): void
}

/** A day that is saved by itself, once it is one or nothing. */
function SavedDay({ saved, error, onSave }: Pick<SavedInputProps, 'saved' | 'error' | 'onSave'>) {
  const [day, setDay] = useState(saved)
  useEffect(() => setDay(saved), [saved])
  return (
    <DayEntry
      frame={{ id: 'followUpOn', name: 'followUpOn', label: followUpOn.label, error }}
      value={day}
      onChange={setDay}
      onDone={(done) => done !== saved && (done === '' || typedDay(done) === done) && onSave(done)}
    />
  )
}

function SavedInput({ name, label, saved, error, onSave, ...rest }: SavedInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  const [isPartial, setPartial] = useState(false)
  useEffect(() => {
    if (ref.current) ref.current.value = saved
  }, [saved])

  function save({ value, validity }: HTMLInputElement) {
    // A partly typed value reads as empty.
    setPartial(validity.badInput)
    if (!validity.badInput && value !== saved) onSave(value)
  }

  return (
    <FieldInput
      {...rest}
      ref={ref}
      frame={{ id: name, name, label, error: isPartial ? `${label} is not complete.` : error }}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && save(currentTarget)}
      onBlur={({ currentTarget }) => save(currentTarget)}
    />
  )
}
