import { useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { titleOf } from '../../../collections/title.ts'
import { draftOf } from '../../../fields/draft.ts'
import { useToasts } from '../../../ui/toast.tsx'
import type { AnyRecord } from '../definitions.ts'
import { History } from '../history/history.tsx'
import { homePath } from '../login-redirect.ts'
import { focusScreen, Screen } from '../screen.tsx'
import { useAction } from '../use-action.tsx'
import { useBackOffice } from '../use-back-office.ts'
import { useRememberSaved } from '../use-settings.tsx'
import { formTitle, listPath, newValues } from './address.ts'
import { ConflictNote } from './conflict-note.tsx'
import { FormFields, useAttention } from './fields.tsx'
import { FormActions, FormLinks, useSaveShortcut } from './form-actions.tsx'
import { formState, isUnsaved, openForm } from './form-state.ts'
import { type LoadedForm, readRecord } from './load.ts'
import { draftKey, readLocalDraft } from './local-draft.ts'
import { LocalDraftNote, RequiredNote, UnsavedGuard, UploadProgress } from './notes.tsx'
import { useLocalDraft } from './use-local-draft.ts'
import { useSave } from './use-save.ts'

interface FormScreenProps {
  definition: Definition
  loaded: Extract<LoadedForm, { kind: 'ready' }>
}

export function FormScreen({ definition, loaded: { mode, record: loadedRecord, choices } }: FormScreenProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const toasts = useToasts()
  const rememberSaved = useRememberSaved()
  const isListed = isCollection(definition)
  const home = isListed ? listPath(definition, location.state) : homePath
  const key = draftKey(useBackOffice().user, definition.name, mode)
  const { fields } = definition
  const [state, dispatch] = useReducer(formState, undefined, () => {
    const given = newValues(fields, new URLSearchParams(location.search), choices, Date.now())
    const offered = readLocalDraft(key, fields, draftOf(fields, loadedRecord ?? given))
    return openForm(fields, loadedRecord, offered, given)
  })
  const { record, offer } = state
  const { save, cancel } = useSave({ definition, mode, state, dispatch, onSaved })
  useLocalDraft(key, state)
  const form = useRef<HTMLFormElement>(null)
  useSaveShortcut(form)
  useAttention(state)

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
  const reloading = useAction(reload, ({ message }) => toasts.failure('Could not load what was saved.', message))

  function merge(taken: ReadonlySet<string>) {
    dispatch({ type: 'merged', taken })
    toasts.success('Both changes are in the form. Look them over, then press Update.')
  }

  function decideOffer(type: 'offerRestored' | 'offerDiscarded') {
    dispatch({ type })
    // The question goes, and its button with the focus: the person goes on at the top of the form.
    focusScreen()
  }

  return (
    <Screen
      title={formTitle(definition, new URLSearchParams(location.search))}
      name={isListed && record ? titleOf(definition, record) : undefined}
      actions={isListed && <FormLinks collection={definition} record={record} list={home} />}
    >
      <RequiredNote fields={fields} isEdit={record !== undefined} />
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
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
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
        {state.newer ? (
          <ConflictNote
            definition={definition}
            state={state}
            newer={state.newer}
            onMerge={merge}
            onReload={() => reloading.run('reloaded')}
            isReloading={reloading.isBusy}
          />
        ) : (
          // Not announced: the toast was.
          state.message && (
            <p className="rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2 font-semibold">
              {state.message}
            </p>
          )
        )}
        {state.sent !== undefined && <UploadProgress sent={state.sent} onCancel={cancel} />}
        <FormActions definition={definition} state={state} home={home} />
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
