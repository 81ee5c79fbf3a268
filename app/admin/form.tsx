import { lazy, Suspense, use, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type Definition, isCollection, titleOf } from '../../collections/define.ts'
import { isShown } from '../../collections/on-site.ts'
import { partOf, partRecord, withPart } from '../../collections/part.ts'
import { MediaPickerContext } from '../../fields/media-picker-context.tsx'
import { Progress } from '../../ui/index.ts'
import type { Route } from './+types/form'
import { type AnyRecord, editedAt, useRouteId } from './definitions.ts'
import { formTitle } from './form/address.ts'
import { FormFields, FormPart, useAttention } from './form/fields.tsx'
import { FormActions } from './form/form-actions.tsx'
import * as change from './form/form-state.ts'
import { Help, missingFields } from './form/guide.tsx'
import { InLanguages, type OpenTranslation } from './form/in-languages.tsx'
import { LivePreview } from './form/live-preview.tsx'
import { type LoadedForm, loadForm, type ReadyForm } from './form/load.ts'
import { ConflictNote, FieldsNote, LocalDraftNote, UnsavedGuard } from './form/notes.tsx'
import { OtherRecords } from './form/other-records.tsx'
import { FormIndex, FormRail, formColumns } from './form/rail.tsx'
import { useRecordForm } from './form/use-record-form.ts'
import { FormPlaceholder } from './form-placeholder.tsx'
import { type HistoryProps, RecordHistory } from './history/history.tsx'
import { loginPath } from './login-redirect.ts'
import { ListLink, Screen } from './screen.tsx'
import { useCtrlKey } from './use-ctrl-key.ts'

/** Begins to read the record; the form opens at once and says that it is loading. */
export function clientLoader({ url, pattern }: Route.ClientLoaderArgs) {
  return { loading: loadForm(editedAt(pattern), url.searchParams) }
}
clientLoader.hydrate = true as const

/** The server's part of the page: the record itself comes from the API. */
export function HydrateFallback() {
  return <FormPlaceholder definition={editedAt(useRouteId())} />
}

/** The form of a collection or singleton: the only one there is, for all of them. */
export default function Form({ loaderData }: Route.ComponentProps) {
  const definition = editedAt(useRouteId())
  const { key } = useLocation()
  return (
    <Suspense key={definition.name + key} fallback={<FormPlaceholder definition={definition} />}>
      <LoadedScreen definition={definition} loading={loaderData.loading} />
    </Suspense>
  )
}

function LoadedScreen({ definition, loading }: { definition: Definition; loading: Promise<LoadedForm> }) {
  const loaded = use(loading)
  const location = useLocation()
  if (loaded.kind === 'signed-out') return <Navigate replace to={loginPath(location)} />
  if (loaded.kind === 'failed') return <FormPlaceholder definition={definition} hasFailed error={loaded.error} />
  return <FormScreen definition={definition} loaded={loaded} />
}

const MediaPicker = lazy(() => import('./media/picker.tsx'))

function FormScreen({ definition, loaded }: { definition: Definition; loaded: ReadyForm }) {
  const { choices, example } = loaded
  const isListed = isCollection(definition)
  const form = useRecordForm(definition, loaded)
  const { home, state, dispatch, onChange, reload, isUnsaved } = form
  const { record, sent } = state
  useCtrlKey(['s', 'enter'], submitShown)
  useAttention(state)

  const [translation, setTranslation] = useState<OpenTranslation>()
  // Without room beside the form, the rail is one line over it.
  const [isWide] = useState(() => matchMedia('(width >= 80rem)').matches)
  const isFolded = !isWide && isShown(definition)
  // Beside a form that visitors see nothing of, and that is of a list, stands advice.
  const indexLook = isShown(definition) ? 'strip' : isListed ? undefined : 'beside'
  const rail = (
    <FormRail
      {...{ definition, state, choices, example, translation, onChange }}
      form={formId}
      isOpen={isWide}
      onPreview={form.preview}
    />
  )
  const uploading = { text: 'Uploading…', share: sent, cancel: 'Cancel upload' }
  const waiting = { text: 'The server is preparing the files…', share: undefined, cancel: 'Cancel waiting' }
  return (
    <Screen
      title={isListed && record ? definition.admin.form.editTitle : formTitle(definition, new URLSearchParams())}
      name={isListed ? (record ? titleOf(definition, record) : `New ${definition.label.singular}`) : undefined}
      width="rows"
      actions={isListed && <ListLink to={home} />}
    >
      {!isWide && <Help definition={definition} />}
      <LocalDraftNote state={state} dispatch={dispatch} />
      <div className={formColumns}>
        {indexLook === 'beside' && <FormIndex {...{ definition, state }} look={indexLook} />}
        {isFolded && rail}
        <InLanguages
          {...{ definition, record, home }}
          isLeft={state.phase === 'left'}
          onUnsaved={form.setTranslating}
          onTranslation={setTranslation}
        >
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void form.save()
            }}
            className="grid gap-5 rounded-md border border-line bg-surface p-4 md:p-6 print:border-0 print:p-0"
          >
            {indexLook === 'strip' && <FormIndex {...{ definition, state }} look={indexLook} />}
            <FieldsNote fields={definition.fields} state={state} />
            <MediaPickerContext value={MediaPicker}>
              <div className="grid items-start gap-5 md:grid-cols-6">
                <FormFields {...{ definition, state, choices, onChange }} />
              </div>
              <FormPart {...{ definition, state, onChange }} />
            </MediaPickerContext>
            {state.newer ? (
              <ConflictNote {...{ state, dispatch, reload }} definition={withPart(definition)} newer={state.newer} />
            ) : (
              // Not announced: the toast was.
              state.message && (
                <p className="rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2 font-semibold">
                  {state.message}
                </p>
              )
            )}
            {sent !== undefined && <Progress {...(sent < 1 ? uploading : waiting)} onCancel={form.cancel} />}
            <FormActions {...{ state, home }} missing={missingFields(definition, state)} />
          </form>
        </InLanguages>
        {isFolded ? <LivePreview {...{ definition, state, example, translation }} isFolded /> : rail}
        {!isWide && <Help {...{ definition, state, example }} isSampleOnly />}
        {isListed && definition.admin.form.showsOthers && <OtherRecords collection={definition} state={state} />}
        <Histories {...{ definition, record, isUnsaved }} onRestored={reload} />
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={() => dispatch(change.left)} />
    </Screen>
  )
}

const formId = 'record'

type HistoriesProps = Omit<HistoryProps, 'title' | 'record'> & { record: AnyRecord | undefined }

/** Of the record, and of the second one that its form edits. */
function Histories({ definition, record, ...props }: HistoriesProps) {
  const part = partOf(definition)
  const ofPart = part && partRecord(part, record)
  return (
    <div className="grid gap-5 empty:hidden">
      {record && <RecordHistory {...{ definition, record }} {...props} />}
      {part && ofPart && (
        <RecordHistory title={`History: ${part.heading}`} definition={part.collection} record={ofPart} {...props} />
      )}
    </div>
  )
}

/** Submits the form that has the focus, else the first that is shown: each language has one. */
function submitShown(): void {
  const shown = [...document.querySelectorAll<HTMLFormElement>('main form')].filter((form) => form.checkVisibility())
  const focused = shown.find((form) => form.contains(document.activeElement))
  ;(focused ?? shown[0])?.requestSubmit()
}
