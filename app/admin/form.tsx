import { lazy, Suspense, use, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation, useNavigate, useRevalidator } from 'react-router'
import { type Definition, isCollection, titleOf } from '../../collections/define.ts'
import { isShown } from '../../collections/on-site.ts'
import { partOf, partRecord, withPart } from '../../collections/part.ts'
import { type DraftValue, draftOf } from '../../fields/draft.ts'
import { MediaPickerContext } from '../../fields/media-picker-context.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Route } from './+types/form'
import { type AnyRecord, editedAt, homeOf, useRouteId } from './definitions.ts'
import { formTitle, listQuery, newValues } from './form/address.ts'
import { FormFields, FormPart, useAttention } from './form/fields.tsx'
import { FormActions } from './form/form-actions.tsx'
import * as change from './form/form-state.ts'
import { InLanguages } from './form/in-languages.tsx'
import { type LoadedForm, loadForm, readRecord } from './form/load.ts'
import { draftKey, readLocalDraft, removeLocalDraft } from './form/local-draft.ts'
import { ConflictNote, FieldsNote, LocalDraftNote, UnsavedGuard } from './form/notes.tsx'
import { FormIndex, FormRail, formColumns } from './form/rail.tsx'
import { useLocalDraft } from './form/use-local-draft.ts'
import { useSave } from './form/use-save.ts'
import { RecordHistory } from './history/history.tsx'
import { homePath, loginPath } from './login-redirect.ts'
import { NoForm } from './no-form.tsx'
import { ListLink, Screen } from './screen.tsx'
import { useBackOffice } from './use-back-office.tsx'
import { useCtrlKey } from './use-ctrl-key.ts'

/** Begins to read the record; the form opens at once and says that it is loading. */
export function clientLoader({ url, pattern }: Route.ClientLoaderArgs) {
  return { loading: loadForm(editedAt(pattern), url.searchParams) }
}
clientLoader.hydrate = true as const

/** What the server sends: the record itself comes from the API. */
export function HydrateFallback() {
  return <NoForm definition={editedAt(useRouteId())} />
}

/** The form of a collection or singleton: the only one there is, for all of them. */
export default function Form({ loaderData }: Route.ComponentProps) {
  const definition = editedAt(useRouteId())
  const { key } = useLocation()
  return (
    <Suspense key={definition.name + key} fallback={<NoForm definition={definition} />}>
      <LoadedScreen definition={definition} loading={loaderData.loading} />
    </Suspense>
  )
}

function LoadedScreen({ definition, loading }: { definition: Definition; loading: Promise<LoadedForm> }) {
  const loaded = use(loading)
  const location = useLocation()
  if (loaded.kind === 'signed-out') return <Navigate replace to={loginPath(location)} />
  if (loaded.kind === 'failed') return <NoForm definition={definition} hasFailed error={loaded.error} />
  return <FormScreen definition={definition} loaded={loaded} />
}

const MediaPicker = lazy(() => import('./media/picker.tsx'))

interface FormScreenProps {
  definition: Definition
  loaded: Extract<LoadedForm, { kind: 'ready' }>
}

function FormScreen({ definition, loaded: { mode: opened, record: loadedRecord, choices } }: FormScreenProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isListed = isCollection(definition)
  const home = isListed ? homeOf(definition) + listQuery(location.state) : homePath
  const { user } = useBackOffice()
  const whole = withPart(definition)
  const { fields } = whole
  const [state, dispatch] = useReducer(change.formState, undefined, () => {
    const given = newValues(fields, new URLSearchParams(location.search), choices, Date.now())
    const key = draftKey(user, definition.name, opened)
    const offered = readLocalDraft(key, fields, draftOf(fields, loadedRecord ?? given))
    return change.openForm(fields, loadedRecord, offered, given)
  })
  const { record, sent } = state
  const mode = isListed && record ? record.id : opened
  const key = draftKey(user, definition.name, mode)
  const { save, preview, cancel } = useSave({ definition, mode, state, dispatch, onOwnSaved, onSaved })
  useLocalDraft(key, state)
  const onChange = (name: string, value: DraftValue) => dispatch(change.typed(name, value))
  useCtrlKey(['s', 'enter'], submitShown)
  useAttention(state)
  const [isTranslating, setTranslating] = useState(false)

  function onOwnSaved({ id }: AnyRecord) {
    if (mode !== 'create') return
    // From now on the form edits: opened again, it must not make a second record.
    removeLocalDraft(key)
    history.replaceState(history.state, '', `?id=${id}`)
  }

  function onSaved(record: AnyRecord, isTypedSince: boolean) {
    // What is typed in another language, or was typed meanwhile, keeps the form open.
    if (isListed && (isTranslating || isTypedSince)) {
      onOwnSaved(record)
      void reload(change.saved, record.id)
    } else if (isListed) {
      // Rendered at once: the guard must know before the form is left.
      flushSync(() => dispatch(change.left))
      void navigate(home)
    } else {
      show(record)
    }
  }

  function show(present: AnyRecord | undefined, shown = change.saved) {
    dispatch(shown(present))
    // The page around the form shows some of it, too.
    if (!isListed) void revalidate()
  }

  const reload = async (shown = change.saved, at = mode) => show(await readRecord(definition, at), shown)

  // Where there is no room beside the form, what visitors see is one line over it.
  const [isWide] = useState(() => matchMedia('(width >= 80rem)').matches)
  const isFolded = !isWide && isShown(definition)
  const rail = (
    <FormRail {...{ definition, state, choices, onChange }} form={formId} isOpen={isWide} onPreview={preview} />
  )
  const isUnsaved = change.isUnsaved(state) || isTranslating
  const uploading = { text: 'Uploading…', share: sent, cancel: 'Cancel upload' }
  const waiting = { text: 'The server is preparing the files…', share: undefined, cancel: 'Cancel waiting' }
  return (
    <Screen
      title={isListed && record ? definition.admin.form.editTitle : formTitle(definition, new URLSearchParams())}
      name={isListed ? (record ? titleOf(definition, record) : `New ${definition.label.singular}`) : undefined}
      width="rows"
      actions={isListed && <ListLink to={home} />}
    >
      <FieldsNote fields={definition.fields} state={state} />
      <LocalDraftNote state={state} dispatch={dispatch} />
      <div className={formColumns}>
        <FormIndex {...definition.admin.form} />
        {isFolded && rail}
        <InLanguages {...{ definition, record, home }} isLeft={state.phase === 'left'} onUnsaved={setTranslating}>
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
            className="grid gap-5 rounded-md border border-line bg-surface p-4 md:p-6 print:border-0 print:p-0"
          >
            <MediaPickerContext value={MediaPicker}>
              <div className="grid items-start gap-5 md:grid-cols-6">
                <FormFields {...{ definition, state, choices, onChange }} />
              </div>
              <FormPart {...{ definition, state, onChange }} />
            </MediaPickerContext>
            {state.newer ? (
              <ConflictNote {...{ state, dispatch, reload }} definition={whole} newer={state.newer} />
            ) : (
              // Not announced: the toast was.
              state.message && (
                <p className="rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2 font-semibold">
                  {state.message}
                </p>
              )
            )}
            {sent !== undefined && <Progress {...(sent < 1 ? uploading : waiting)} onCancel={cancel} />}
            <FormActions {...{ state, home }} />
          </form>
        </InLanguages>
        {!isFolded && rail}
        <div className="grid gap-5 empty:hidden">
          {historiesOf(definition, record).map(
            ({ of, ...props }) =>
              of && (
                <RecordHistory
                  key={props.definition.name}
                  {...props}
                  record={of}
                  isUnsaved={isUnsaved}
                  onRestored={reload}
                />
              )
          )}
        </div>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={() => dispatch(change.left)} />
    </Screen>
  )
}

const formId = 'record'

/** Of the record, and of the second one that its form edits. */
function historiesOf(definition: Definition, record: AnyRecord | undefined) {
  const part = partOf(definition)
  const own = { definition, of: record }
  if (!part) return [own]
  return [own, { definition: part.collection, of: partRecord(part, record), title: `History: ${part.heading}` }]
}

/** Submits the form that has the focus, else the first that is shown: each language has one. */
function submitShown(): void {
  const shown = [...document.querySelectorAll<HTMLFormElement>('main form')].filter((form) => form.checkVisibility())
  const focused = shown.find((form) => form.contains(document.activeElement))
  ;(focused ?? shown[0])?.requestSubmit()
}
