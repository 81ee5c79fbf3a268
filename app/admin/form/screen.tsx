import { type FormEvent, useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation, useNavigate } from 'react-router'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { draftOf } from '../../../fields/draft.ts'
import { isRequired } from '../../../fields/types.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import type { AnyRecord } from '../definitions.ts'
import { History } from '../history/history.tsx'
import { homePath } from '../login-redirect.ts'
import { useRememberSaved } from '../saved-singletons.tsx'
import { focusScreen, Screen } from '../screen.tsx'
import { useUser } from '../use-user.ts'
import { fieldId, submitId } from './element-ids.ts'
import { FormFields } from './fields.tsx'
import { FormLinks } from './form-links.tsx'
import { formState, isUnsaved, openForm } from './form-state.ts'
import { listPath } from './list-path.ts'
import { type LoadedForm, readRecord } from './load.ts'
import { draftKey, readLocalDraft } from './local-draft.ts'
import { LocalDraftNote } from './local-draft-note.tsx'
import { formTitle } from './mode.ts'
import { SaveNotes, UploadProgress } from './notes.tsx'
import { RecordActions } from './record-actions.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useLocalDraft } from './use-local-draft.ts'
import { useSave } from './use-save.ts'

interface FormScreenProps {
  definition: Definition
  loaded: Extract<LoadedForm, { kind: 'ready' }>
}

/** The form of one record, with all that can be done with it. */
export function FormScreen({ definition, loaded: { mode, record: loadedRecord, choices } }: FormScreenProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const toasts = useToasts()
  const rememberSaved = useRememberSaved()
  const isListed = isCollection(definition)
  const home = isListed ? listPath(definition, location.state) : homePath
  const key = draftKey(useUser(), definition.name, mode)
  const { fields } = definition
  const [state, dispatch] = useReducer(formState, undefined, () =>
    openForm(fields, loadedRecord, readLocalDraft(key, fields, draftOf(fields, loadedRecord)))
  )
  const { record, offer, attention } = state
  const { save, cancel } = useSave({ definition, mode, state, dispatch, onSaved })
  useLocalDraft(key, state)

  useEffect(() => {
    if (!attention) return
    const element = document.getElementById(attention.field === undefined ? submitId : fieldId(attention.field))
    // In the middle, where no message covers it.
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [attention])

  function onSaved(saved: AnyRecord) {
    if (isListed) {
      // Rendered at once: the guard must know before the form is left.
      flushSync(() => dispatch({ type: 'left' }))
      void navigate(home)
    } else {
      dispatch({ type: 'saved', record: saved })
      rememberSaved(definition.name, saved)
    }
  }

  async function reload(type: 'reloaded' | 'versionRestored') {
    const present = await readRecord(definition, mode)
    dispatch({ type, record: present })
    if (present && !isListed) rememberSaved(definition.name, present)
  }

  function decideOffer(type: 'offerRestored' | 'offerDiscarded') {
    dispatch({ type })
    // The question goes, and its button with the focus: the person goes on at the top of the form.
    focusScreen()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <Screen
      title={formTitle(definition, new URLSearchParams(location.search))}
      actions={isListed && <FormLinks collection={definition} record={record} list={home} />}
    >
      {Object.values(fields).some((field) => isRequired(field, record !== undefined)) && (
        <p className="mt-1 text-muted text-sm print:hidden">
          Fields marked <span className="text-danger">*</span> are required.
        </p>
      )}
      {offer && (
        <LocalDraftNote
          offer={offer}
          isOutdated={offer.version !== (record?.version ?? null)}
          onRestore={() => {
            toasts.success('Your text is back. It is not saved yet.')
            decideOffer('offerRestored')
          }}
          onDiscard={() => decideOffer('offerDiscarded')}
        />
      )}
      <form
        onSubmit={submit}
        className="mt-4 grid gap-5 rounded-md border border-line bg-surface p-4 md:p-6 print:border-0 print:p-0"
      >
        <div className="grid items-start gap-5 md:grid-cols-2">
          <FormFields
            definition={definition}
            record={record}
            draft={state.draft}
            errors={state.errors}
            choices={choices}
            onChange={(name, value) => dispatch({ type: 'typed', name, value })}
          />
        </div>
        <SaveNotes message={state.message} isOutdated={state.isOutdated} onReload={() => reload('reloaded')} />
        {state.sent !== undefined && <UploadProgress sent={state.sent} onCancel={cancel} />}
        <div className="flex flex-wrap gap-2 border-line border-t pt-5 print:hidden">
          <Button
            id={submitId}
            look="primary"
            type="submit"
            disabled={state.phase !== 'editing'}
            aria-busy={state.phase !== 'editing'}
            className="min-w-28"
          >
            {record ? 'Update' : 'Submit'}
          </Button>
          <Link to={home} className={buttonClass()}>
            Cancel
          </Link>
          {isListed && record && <RecordActions actions={definition.admin.form.actions ?? []} id={record.id} />}
        </div>
      </form>
      {record && (
        <History
          definition={definition}
          record={record}
          isUnsaved={isUnsaved(state)}
          onRestored={() => reload('versionRestored')}
        />
      )}
      <UnsavedGuard isUnsaved={isUnsaved(state)} onLeave={() => dispatch({ type: 'left' })} />
    </Screen>
  )
}
