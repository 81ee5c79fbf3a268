import { useReducer } from 'react'
import { Link } from 'react-router'
import { agoText } from '../../../shared/due.ts'
import { Button, buttonClass } from '../../../ui/index.ts'
import { useRefresh } from '../use-refresh.ts'
import { fieldId } from './address.ts'
import { leadTo, submitId } from './fields.tsx'
import { type FormState, isUnsaved } from './form-state.ts'
import type { MissingField } from './guide.tsx'

interface FormActionsProps {
  state: FormState
  home: string
  id?: string
  label?: string
  /** What is still to fill in, where the list of it has no room beside the form. */
  missing?: readonly MissingField[]
}

export function FormActions({ state, home, id = submitId, label, missing = [] }: FormActionsProps) {
  const required = missing.filter((field) => field.isRequired)
  const [first] = required
  const [, again] = useReducer((count: number) => count + 1, 0)
  // The words for a time change each minute.
  useRefresh(async () => again())
  const { updatedAt, updatedBy } = { updatedAt: '', updatedBy: '', ...state.record }
  const by = updatedBy ? ` by ${updatedBy}` : ''
  const saved = updatedAt ? `Saved ${agoText(updatedAt, Date.now())}${by}` : 'Not saved yet'
  return (
    <div className="form-bar sticky bottom-0 z-20 -mx-4 -mb-4 flex flex-wrap items-center gap-2 rounded-b-md border-line border-t bg-surface px-4 py-3 md:-mx-6 md:-mb-6 md:px-6 print:hidden">
      <Button
        id={id}
        look="primary"
        type="submit"
        isBusy={state.phase !== 'editing'}
        aria-keyshortcuts="Control+S Control+Enter Meta+S Meta+Enter"
        title="Ctrl+S or Ctrl+Enter"
        className="min-w-28"
      >
        {label ?? (state.record ? 'Update' : 'Submit')}
      </Button>
      <Link to={home} className={buttonClass()}>
        Cancel
      </Link>
      <p className="min-w-0 flex-1 basis-24 text-right text-muted text-sm leading-tight tabular">
        {first && (
          <button
            type="button"
            title={first.label}
            onClick={() => leadTo(fieldId(first.name))}
            className="min-h-6 rounded-sm underline underline-offset-4 max-sm:ml-auto max-sm:block sm:mr-2 pointer-coarse:min-h-11 xl:hidden"
          >
            <span className="text-danger">*</span> {required.length} required
          </button>
        )}
        <span
          className={`${first ? 'max-xl:hidden' : 'max-sm:block'} sm:after:content-['_·_'] not-in-[form:has(:required,[aria-required=true])]:hidden`}
        >
          <span className="text-danger">*</span> Required
        </span>
        <span>{state.record && isUnsaved(state) ? 'Unsaved changes' : saved}</span>
      </p>
    </div>
  )
}
