import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { History } from '../history/history.tsx'
import { homePath } from '../login-redirect.ts'
import { useNoteSaved } from '../saved-singletons.tsx'
import { SignInDialog } from '../sign-in/dialog.tsx'
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts'
import { FormFields, isRequired } from './fields.tsx'
import { listPath } from './list-path.ts'
import { type LoadedForm, readRecord } from './load.ts'
import { LocalDraftNote } from './local-draft-note.tsx'
import { SaveNotes, UploadProgress } from './notes.tsx'
import { RecordActions } from './record-actions.tsx'
import { formTitle } from './title.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useDraft } from './use-draft.ts'
import { useLocalDraft } from './use-local-draft.ts'
import { submitId, useSave } from './use-save.ts'

interface FormScreenProps {
  definition: Definition
  loaded: Extract<LoadedForm, { kind: 'ready' }>
}

/** The form of one record, with all that can be done with it. */
export function FormScreen({ definition, loaded }: FormScreenProps) {
  const location = useLocation()
  const main = useFocusOnNavigation()
  const navigate = useNavigate()
  const toasts = useToasts()
  const noteSaved = useNoteSaved()
  const isListed = isCollection(definition)
  const hasRequired = Object.values(definition.fields).some((field) => isRequired(field, loaded.record !== undefined))
  const home = isListed ? listPath(definition, location.state) : homePath
  const { record, draft, before, change, restore, reset, isUnsaved, settle } = useDraft(definition, loaded.record)
  const kept = useLocalDraft({ definition, mode: loaded.mode, record, draft, before })
  const saving = useSave({ definition, record, draft, isOutdated, onSaved })

  /** Where reading fails as well, that the saving failed is all there is to say. */
  async function isOutdated(): Promise<boolean> {
    const saved = await readRecord(definition, loaded.mode).catch(() => undefined)
    return saved !== undefined && saved.version !== record?.version
  }

  async function onSaved() {
    settle()
    kept.forget()
    kept.decide()
    toasts.success(
      record || !isCollection(definition) ? definition.admin.messages.updated : definition.admin.messages.created
    )
    if (isListed) return await navigate(home)
    // Where reading fails, what was saved stays on the screen, and the next saving tells that it is outdated.
    await reload().catch(() => undefined)
  }

  async function reload() {
    const saved = await readRecord(definition, loaded.mode)
    reset(saved)
    saving.forgetAll()
    if (saved && !isListed) noteSaved(definition.name, saved)
  }

  /** The earlier version stands in place of what was typed. */
  async function restored() {
    kept.forget()
    kept.decide()
    await reload()
  }

  /** The question goes, and its button with the focus: the person goes on at the top of the form. */
  function decide() {
    kept.decide()
    main.current?.focus({ preventScroll: true })
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
      {kept.offer && (
        <LocalDraftNote
          kept={kept.offer}
          isOutdated={kept.offer.version !== (record?.version ?? null)}
          onRestore={() => {
            restore(kept.offer?.values ?? {})
            toasts.success('Your text is back. It is not saved yet.')
            decide()
          }}
          onDiscard={() => {
            kept.forget()
            decide()
          }}
        />
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
          {isListed && record && <RecordActions actions={definition.admin.form.actions ?? []} id={record.id} />}
        </div>
      </form>
      {record && <History definition={definition} record={record} isUnsaved={isUnsaved} onRestored={restored} />}
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={kept.forget} />
      {saving.needsSignIn && <SignInDialog onSignedIn={saving.signedIn} onClose={saving.signedIn} />}
    </main>
  )
}
