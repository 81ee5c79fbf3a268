import { Link } from 'react-router'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { submitId } from './element-ids.ts'
import type { FormState } from './form-state.ts'
import { RecordActions } from './record-actions.tsx'
import { saveShortcuts } from './use-save-shortcut.ts'

interface FormActionsProps {
  definition: Definition
  state: FormState
  /** Where Cancel leads. */
  home: string
}

/** The buttons at the end of a form. */
export function FormActions({ definition, state: { record, phase }, home }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-5 print:hidden">
      <Button
        id={submitId}
        look="primary"
        type="submit"
        disabled={phase !== 'editing'}
        aria-busy={phase !== 'editing'}
        aria-keyshortcuts={saveShortcuts}
        title="Ctrl+S or Ctrl+Enter"
        className="min-w-28"
      >
        {record ? 'Update' : 'Submit'}
      </Button>
      <Link to={home} className={buttonClass()}>
        Cancel
      </Link>
      {isCollection(definition) && record && (
        <RecordActions actions={definition.admin.form.actions ?? []} id={record.id} />
      )}
    </div>
  )
}
