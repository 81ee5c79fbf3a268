import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface FieldFrame {
  /** Of the control; the ids of hint and error are derived from it. */
  id: string
  name: string
  label: string
  required: boolean
  hint?: string
  error?: string
}

/** The attributes that link a control to its label, hint and error. */
export function controlProps({ id, name, required, hint, error }: FieldFrame) {
  return {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(Boolean(hint) && hintId(id), Boolean(error) && errorId(id)) || undefined
  }
}

export const controlClass =
  'block w-full min-h-10.5 rounded-sm border border-field bg-surface px-3 py-2 text-ink [[readonly]]:bg-sunken ' +
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger pointer-coarse:min-h-11'

export function FieldShell({ frame, children }: { frame: FieldFrame; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <FieldLabel frame={frame} />
      {children}
      <FieldNotes frame={frame} />
    </div>
  )
}

/** The asterisk stands outside of the label, so that it is no part of the control's name. */
export function FieldLabel({ frame: { id, label, required } }: { frame: FieldFrame }) {
  return (
    <div className="flex gap-1 font-semibold text-sm">
      <label htmlFor={id}>{label}</label>
      {required && (
        <span aria-hidden="true" className="text-danger">
          *
        </span>
      )}
    </div>
  )
}

export function FieldNotes({ frame: { id, hint, error } }: { frame: FieldFrame }) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="text-muted text-sm">
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

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
