import { useRef, useState } from 'react'
import { indianDay, typedDay } from '../shared/indian-format.ts'
import { Button, controlClass, controlProps, type FieldFrame, FieldShell } from '../ui/index.ts'

interface DayEntryProps {
  frame: FieldFrame
  /** As browsers write a day, or a day and a time; or the typed text, where that is not valid. */
  value: string
  hasTime?: boolean
  onChange(value: string): void
  /** Is called when the entry is left, on Enter, and when a day is picked. */
  onDone?(value: string): void
}

/** A day in Indian order in every browser; typed, or picked in the browser's calendar. */
export function DayEntry({ frame, value, hasTime = false, onChange, onDone }: DayEntryProps) {
  /** While the entry has the focus. */
  const [typed, setTyped] = useState<string>()
  const calendar = useRef<HTMLInputElement>(null)
  const [day = '', time] = value.split('T')
  const isDay = typedDay(value) === value && (time !== undefined) === hasTime
  const example = hasTime ? '31/01/2026, 09:30' : '31/01/2026'
  const fault =
    typed === undefined &&
    value !== '' &&
    !isDay &&
    (/^\d\d?\W\d\d?\W\d{4}/.test(value)
      ? `There is no such day${hasTime ? ' and time' : ''}.`
      : `Write it as ${hasTime ? 'day/month/year, time' : 'day/month/year'}, such as ${example}.`)
  const shown = isDay ? [indianDay(day), time].filter(Boolean).join(', ') : value
  return (
    <FieldShell frame={{ ...frame, error: fault || frame.error }}>
      <div className={`relative ${hasTime ? 'max-w-64' : 'max-w-48'}`}>
        <input
          {...controlProps({ ...frame, error: fault || frame.error })}
          value={typed ?? shown}
          placeholder={hasTime ? 'dd/mm/yyyy, hh:mm' : 'dd/mm/yyyy'}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(typedDay(target.value) ?? target.value.trim())
          }}
          onBlur={() => {
            setTyped(undefined)
            onDone?.(value)
          }}
          onKeyDown={({ key }) => key === 'Enter' && onDone?.(value)}
          className={`${controlClass} pr-12 tabular-nums`}
        />
        <input
          ref={calendar}
          type={hasTime ? 'datetime-local' : 'date'}
          tabIndex={-1}
          aria-hidden="true"
          value={isDay ? value : ''}
          onChange={({ target }) => {
            onChange(target.value)
            onDone?.(target.value)
          }}
          className="pointer-events-none absolute right-0 bottom-0 size-10 opacity-0"
        />
        <Button
          look="plain"
          icon="calendar"
          aria-label="Open the calendar"
          aria-description={frame.label}
          onClick={() => calendar.current?.showPicker()}
          className="absolute inset-y-0 right-0 w-11"
        />
      </div>
    </FieldShell>
  )
}
