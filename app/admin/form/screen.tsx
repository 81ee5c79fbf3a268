import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { type Definition, homeOf, isCollection } from '../definitions.ts'
import { firstPage } from '../safe-next.ts'
import { SignInDialog } from '../sign-in-dialog.tsx'
import { useArrival } from '../use-arrival.ts'
import { FormFields, isRequired } from './fields.tsx'
import { type LoadedForm, readRecord } from './load.ts'
import { SaveNotes, UploadProgress } from './notes.tsx'
import { formTitle } from './title.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useDraft } from './use-draft.ts'
import { submitId, useSave } from './use-save.ts'

interface FormScreenProps {
  definition: Definition
  loaded: Extract<LoadedForm, { kind: 'ready' }>
}

/** The form of one record, with all that can be done with it. */
export function FormScreen({ definition, loaded }: FormScreenProps) {
  const location = useLocation()
  const main = useArrival()
  const navigate = useNavigate()
  const toasts = useToasts()
  const isListed = isCollection(definition)
  const hasRequired = Object.values(definition.fields).some((field) => isRequired(field, loaded.record !== undefined))
  const home = isListed ? homeOf(definition) + listQuery(location.state) : firstPage
  const { record, draft, change, reset, isUnsaved, settle } = useDraft(definition, loaded.record)
  const saving = useSave({ definition, record, draft, isOutdated, onSaved })

  /** Where reading fails as well, that the saving failed is all there is to say. */
  async function isOutdated(): Promise<boolean> {
    const saved = await readRecord(definition, loaded.mode).catch(() => undefined)
    return saved !== undefined && saved.version !== record?.version
  }

  async function onSaved() {
    const { messages } = definition.admin
    settle()
    toasts.success(record || !('created' in messages) ? messages.updated : messages.created)
    if (isListed) return await navigate(home)
    // Where reading fails, what was saved stays on the screen, and the next saving tells that it is outdated.
    await reload().catch(() => undefined)
  }

  async function reload() {
    reset(await readRecord(definition, loaded.mode))
    saving.forgetAll()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void saving.save()
  }

  return (
    <main ref={main} id="content" tabIndex={-1} className="mx-auto w-full max-w-3xl p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-2xl leading-tight">
          {formTitle(definition, new URLSearchParams(location.search))}
        </h1>
        {isListed && (
          <Link to={home} className={buttonClass()}>
            <Icon name="list" />
            Show List
          </Link>
        )}
      </div>
      {hasRequired && (
        <p className="mt-1 text-muted text-sm">
          Fields marked <span className="text-danger">*</span> are required.
        </p>
      )}
      <form onSubmit={submit} className="mt-4 grid gap-5 rounded-md border border-line bg-surface p-4 md:p-6">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <FormFields
            definition={definition}
            record={record}
            draft={draft}
            errors={saving.errors}
            choices={loaded.choices}
            onChange={(name, value) => {
              change(name, value)
              saving.forget(name)
            }}
          />
        </div>
        <SaveNotes message={saving.message} isOutdated={saving.isOutdated ?? false} onReload={reload} />
        {saving.upload && <UploadProgress {...saving.upload} onCancel={saving.upload.cancel} />}
        <div className="flex flex-wrap gap-2 border-line border-t pt-5">
          <Button
            id={submitId}
            look="primary"
            type="submit"
            disabled={saving.isSaving}
            aria-busy={saving.isSaving}
            className="min-w-28"
          >
            {record ? 'Update' : 'Submit'}
          </Button>
          <Link to={home} className={buttonClass()}>
            Cancel
          </Link>
        </div>
      </form>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {saving.needsSignIn && <SignInDialog onSignedIn={saving.signedIn} onClose={saving.signedIn} />}
    </main>
  )
}

/** How the list stood when the person left it for the form. */
function listQuery(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('list' in state)) return ''
  return typeof state.list === 'string' ? state.list : ''
}
