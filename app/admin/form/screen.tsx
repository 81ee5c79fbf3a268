import { useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { type Definition, isCollection, titleOf } from '../../../collections/define.ts'
import { partOf, partRecord, withPart } from '../../../collections/part.ts'
import { type DraftValue, draftOf } from '../../../fields/draft.ts'
import { MediaPickerContext } from '../../../fields/media-picker-context.tsx'
import { toasts } from '../../../ui/toast.tsx'
import type { AnyRecord } from '../definitions.ts'
import { History } from '../history/history.tsx'
import { homePath } from '../login-redirect.ts'
import { LazyMediaPicker } from '../media/lazy-picker.tsx'
import { focusScreen, Screen } from '../screen.tsx'
import { useAction } from '../use-action.tsx'
import { useBackOffice } from '../use-back-office.ts'
import { useRememberSaved } from '../use-settings.tsx'
import { formTitle, listPath, newValues } from './address.ts'
import { ConflictNote } from './conflict-note.tsx'
import { FormFields, useAttention } from './fields.tsx'
import { FormActions, FormLinks, useSaveShortcut } from './form-actions.tsx'
import * as change from './form-state.ts'
import { type LoadedForm, readRecord } from './load.ts'
import { draftKey, readLocalDraft, removeLocalDraft } from './local-draft.ts'
import { LocalDraftNote, RequiredNote, UnsavedGuard, UploadProgress } from './notes.tsx'
import { FormPart } from './part.tsx'
import { useLocalDraft } from './use-local-draft.ts'
import { useSave } from './use-save.ts'

interface FormScreenProps {
  definition: Definition
  loaded: Extract<LoadedForm, { kind: 'ready' }>
}

export function FormScreen({ definition, loaded: { mode: opened, record: loadedRecord, choices } }: FormScreenProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const rememberSaved = useRememberSaved()
  const isListed = isCollection(definition)
  const home = isListed ? listPath(definition, location.state) : homePath
  const { user } = useBackOffice()
  const whole = withPart(definition)
  const { fields } = whole
  const [state, dispatch] = useReducer(change.formState, undefined, () => {
    const given = newValues(fields, new URLSearchParams(location.search), choices, Date.now())
    const key = draftKey(user, definition.name, opened)
    const offered = readLocalDraft(key, fields, draftOf(fields, loadedRecord ?? given))
    return change.openForm(fields, loadedRecord, offered, given)
  })
  const { record, offer } = state
  const mode = isListed && record ? record.id : opened
  const key = draftKey(user, definition.name, mode)
  const { save, preview, cancel } = useSave({ definition, mode, state, dispatch, onOwnSaved, onSaved })
  useLocalDraft(key, state)
  const onChange = (name: string, value: DraftValue) => dispatch(change.typed(name, value))
  const form = useRef<HTMLFormElement>(null)
  useSaveShortcut(form)
  useAttention(state)

  function onOwnSaved({ id }: AnyRecord) {
    if (mode !== 'create') return
    // From now on the form edits: opened again, it must not make a second record.
    removeLocalDraft(key)
    history.replaceState(history.state, '', `?id=${id}`)
  }

  function onSaved(record: AnyRecord) {
    if (isListed) {
      // Rendered at once: the guard must know before the form is left.
      flushSync(() => dispatch(change.left))
      void navigate(home)
    } else {
      show(record)
    }
  }

  function show(present: AnyRecord | undefined, shown = change.saved) {
    dispatch(shown(present))
    if (present && !isListed) rememberSaved(definition.name, present)
  }

  const reload = async (shown = change.saved) => show(await readRecord(definition, mode), shown)
  const reloading = useAction(
    () => reload(change.reloaded),
    ({ message }) => toasts.failure('Could not load what was saved.', message)
  )

  function merge(taken: ReadonlySet<string>) {
    dispatch(change.merged(taken))
    toasts.success('Both changes are in the form. Look them over, then press Update.')
  }

  function decideOffer(isWanted: boolean) {
    dispatch(isWanted ? change.offerRestored : { offer: undefined })
    if (isWanted) toasts.success('Your text is back. It is not saved yet.')
    // The question goes, and its button with the focus: the person goes on at the top of the form.
    focusScreen()
  }

  return (
    <Screen
      title={isListed && record ? definition.admin.form.editTitle : formTitle(definition, new URLSearchParams())}
      name={isListed && record ? titleOf(definition, record) : undefined}
      actions={isListed && <FormLinks collection={definition} record={record} list={home} />}
    >
      <RequiredNote fields={definition.fields} isEdit={record !== undefined} />
      {offer && (
        <LocalDraftNote offer={offer} isOutdated={offer.version !== (record?.version ?? null)} onDecide={decideOffer} />
      )}
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        className="mt-4 grid gap-5 rounded-md border border-line bg-surface p-4 md:p-6 print:border-0 print:p-0"
      >
        <MediaPickerContext value={LazyMediaPicker}>
          <div className="grid items-start gap-5 md:grid-cols-2">
            <FormFields definition={definition} state={state} choices={choices} onChange={onChange} />
          </div>
          <FormPart definition={definition} state={state} onChange={onChange} />
        </MediaPickerContext>
        {state.newer ? (
          <ConflictNote
            definition={whole}
            state={state}
            newer={state.newer}
            onMerge={merge}
            onReload={reloading.run}
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
        <FormActions definition={definition} state={state} home={home} onPreview={preview} />
      </form>
      <Histories definition={definition} state={state} onRestored={reload} />
      <UnsavedGuard isUnsaved={change.isUnsaved(state)} onLeave={() => dispatch(change.left)} />
    </Screen>
  )
}

interface HistoriesProps {
  definition: Definition
  state: change.FormState
  onRestored(): Promise<void>
}

/** The history of the form's record, and that of its part. */
function Histories({ definition, state, onRestored }: HistoriesProps) {
  const { record } = state
  const part = partOf(definition)
  const ofPart = part && partRecord(part, record)
  const common = { isUnsaved: change.isUnsaved(state), onRestored }
  return (
    <>
      {record && <History definition={definition} record={record} {...common} />}
      {part && ofPart && (
        <History title={`History: ${part.heading}`} definition={part.collection} record={ofPart} {...common} />
      )}
    </>
  )
}
