import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { indianNumber } from '../shared/indian-format.ts'
import { Button, classNames } from './button.tsx'

export interface FieldFrame {
  /** Of the control; the ids of hint and error are derived from it. */
  id: string
  name: string
  label: string
  required?: boolean
  hint?: string | undefined
  /** The language of the value, where it is not English. */
  lang?: string
  error?: string | undefined
  /** A warning about the current value, which can be saved all the same; in a word. */
  caution?: string | undefined
  /** The id of the form that it belongs to, where it stands outside of it. */
  form?: string | undefined
  /** Stands at the end of the label's row. */
  counter?: ReactNode
}

/** The attributes that link a control to its label, hint and error. */
export function controlProps({ id, name, form, required, hint, lang, error, caution }: FieldFrame) {
  return {
    id,
    name,
    form,
    required,
    lang,
    'data-caution': caution,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(hint && hintId(id), caution && cautionId(id), error && errorId(id)) || undefined
  }
}

/** The same for an element that is edited as rich text. */
export function textboxProps(frame: FieldFrame) {
  const { name: _, form: __, required, ...control } = controlProps(frame)
  const named = { 'aria-labelledby': labelId(frame.id), 'aria-required': required }
  return { role: 'textbox', 'aria-multiline': true, tabIndex: 0, ...named, ...control }
}

export const controlClass =
  'block w-full min-h-11 rounded-sm border border-field bg-surface px-3 py-2 text-ink [[readonly]]:bg-sunken ' +
  'data-caution:border-sun-strong aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger'

export function FieldInput({ frame, className, children, ...input }: ComponentProps<'input'> & { frame: FieldFrame }) {
  return (
    <FieldShell frame={frame}>
      <input {...controlProps(frame)} {...input} className={classNames(controlClass, className)} />
      {children}
    </FieldShell>
  )
}

interface PasswordInputProps extends ComponentProps<'input'> {
  frame: FieldFrame
  /** Fills in a password, which is shown: somebody has to be told it. */
  onSuggest?: () => void
}

/** A password, which can be looked at. The button's name has no word of the entry's label, by which people and programs find that. */
export function PasswordInput({ frame, onSuggest, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const entry = useRef<HTMLInputElement>(null)
  const suggest = () => {
    onSuggest?.()
    setShown(true)
    // The button may be gone then.
    entry.current?.focus()
  }
  return (
    <FieldShell frame={frame}>
      <div className="relative">
        <input
          {...controlProps(frame)}
          {...input}
          ref={entry}
          type={isShown ? 'text' : 'password'}
          className={classNames(controlClass, onSuggest ? 'pr-40' : 'pr-12')}
        />
        {onSuggest && (
          <Button look="plain" onClick={suggest} className="absolute inset-y-0 right-11">
            Suggest one
          </Button>
        )}
        <Button
          look="plain"
          icon={isShown ? 'hidden' : 'eye'}
          aria-label={isShown ? 'Hide what is typed' : 'Show what is typed'}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 w-11"
        />
      </div>
    </FieldShell>
  )
}

/** Grows with its text from its `rows` on. */
export function FieldTextArea({ frame, children, ...input }: ComponentProps<'textarea'> & { frame: FieldFrame }) {
  return (
    <FieldShell frame={frame}>
      <textarea
        {...controlProps(frame)}
        {...input}
        style={{ minHeight: `calc(${input.rows ?? 1}lh + 1.125rem)` }}
        className={classNames(
          controlClass,
          'field-sizing-content resize-y leading-relaxed supports-[field-sizing:content]:resize-none'
        )}
      />
      {children}
    </FieldShell>
  )
}

export function Checkbox({ children, className, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classNames('flex min-h-6 items-center gap-2 pointer-coarse:min-h-11', className)}>
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-link" />
      {children}
    </label>
  )
}

export interface Choice {
  value: string
  text: string
}

type SelectProps = ComponentProps<'select'> & {
  frame: FieldFrame
  placeholder: string | undefined
  choices: readonly Choice[]
}

export function FieldSelect({ frame, placeholder, choices, ...select }: SelectProps) {
  return (
    <FieldShell frame={frame}>
      <select
        {...controlProps(frame)}
        {...select}
        className={classNames(controlClass, "pr-8 has-[[value='']:checked]:text-muted")}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}

/** A control, which is the `children`, between its label and its notes. */
export function FieldShell({ frame, children }: { frame: FieldFrame; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      {/* The asterisk stands outside of the label, so that it is no part of the control's name. */}
      <div className="flex gap-1 font-semibold text-sm">
        <label id={labelId(frame.id)} htmlFor={frame.id}>
          {frame.label}
        </label>
        {frame.required && (
          <span aria-hidden="true" className="text-danger">
            *
          </span>
        )}
        {frame.caution && (
          <span
            id={cautionId(frame.id)}
            className="ml-auto rounded-sm bg-sun-soft px-1.5 font-normal text-ink text-xs leading-5"
          >
            {frame.caution}
          </span>
        )}
        {frame.counter}
      </div>
      {children}
      <FieldNotes frame={frame} />
    </div>
  )
}

export function FieldNotes({ frame: { id, hint, error } }: { frame: FieldFrame }) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="text-pretty text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </>
  )
}

const labelId = (id: string) => `${id}-label`
const hintId = (id: string) => `${id}-hint`
const cautionId = (id: string) => `${id}-caution`
const errorId = (id: string) => `${id}-error`

export function EmptyValue() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </span>
  )
}

/** A character count: 87/120. @param cut where the site's lists cut the text; else it is shown from 80% of the maximum on */
export function TextLength({ length, max, cut }: { length: number; max: number; cut?: number }) {
  const limit = cut !== undefined && length < max * 0.8 ? cut : max
  if (cut === undefined && length < max * 0.8) return null
  return (
    <span
      title={limit === cut ? `Lists on the site show the first ${cut} characters` : 'Characters, and the limit'}
      className={classNames('ml-auto font-normal tabular', length > max ? 'font-semibold text-danger' : 'text-muted')}
    >
      {indianNumber(length)}/{indianNumber(limit)}
      {limit === cut && length > cut && ', cut in lists'}
    </span>
  )
}
