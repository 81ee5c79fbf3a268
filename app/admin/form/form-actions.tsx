import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type Collection, type Definition, isCollection, type RecordAction } from '../../../collections/define.ts'
import { isShown, shownAt } from '../../../collections/on-site.ts'
import { indianTime } from '../../../shared/indian-format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FieldInput } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'
import { useRead } from '../read-part.tsx'
import { ListLink } from '../screen.tsx'
import { useAction, useConfirmed } from '../use-action.tsx'
import { submitId } from './fields.tsx'
import { type FormState, isUnsaved } from './form-state.ts'

interface FormActionsProps {
  definition: Definition
  state: FormState
  home: string
  onPreview(collection: Collection): void
}

export function FormActions({ definition, state, home, onPreview }: FormActionsProps) {
  const { record, phase } = state
  const isBusy = phase !== 'editing'
  const shown = isCollection(definition) && isShown(definition) ? definition : undefined
  /** What can be done with the record besides changing it, each after a question. */
  const actions = isCollection(definition) && record ? definition.admin.form.actions : []
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-5 print:hidden">
      <Button
        id={submitId}
        look="primary"
        type="submit"
        isBusy={isBusy}
        aria-keyshortcuts="Control+S Control+Enter Meta+S Meta+Enter"
        title="Ctrl+S or Ctrl+Enter"
        className="min-w-28"
      >
        {record ? 'Update' : 'Submit'}
      </Button>
      {shown && (
        <Button disabled={isBusy} onClick={() => onPreview(shown)}>
          Preview <span className="sr-only">(opens in a new tab)</span>
        </Button>
      )}
      {shown && record && <PreviewLink {...shown} id={record.id} isUnsaved={isUnsaved(state)} />}
      <Link to={home} className={buttonClass()}>
        Cancel
      </Link>
      {actions?.map((action) => (
        <ActionButton key={action.path} action={action} path={action.path.replace('{id}', String(record?.id))} />
      ))}
    </div>
  )
}

/** Makes a link that shows the saved record to whoever has it, and copies it; shown as well, since a browser may refuse to copy. */
function PreviewLink({ name, id, isUnsaved }: { name: string; id: number; isUnsaved: boolean }) {
  const [link, setLink] = useState<{ url: string; expiresAt: string }>()
  const { run, isBusy } = useAction(async () => {
    const { body } = await call<typeof link>('POST', '/api/previews', { body: { collection: name, id } })
    setLink(body)
    await navigator.clipboard?.writeText(body?.url ?? '').then(
      () => toasts.success('Preview link copied.'),
      () => {}
    )
  }, 'Could not make a preview link.')
  const until = link && `It shows the record as it is saved, until ${indianTime(link.expiresAt)}.`
  const hint = isUnsaved ? `${until} Your unsaved changes are not in it.` : until
  return (
    <>
      <Button onClick={run} aria-busy={isBusy}>
        Copy preview link
      </Button>
      {link && (
        <div className="order-last w-full" role="status">
          <FieldInput
            frame={{ id: 'preview-link', name: '', label: 'Preview link', hint }}
            value={link.url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </>
  )
}

function ActionButton({ action, path }: { action: RecordAction; path: string }) {
  const { label, question, details, asksFirst } = action
  const offer = useRead<{ isOffered: boolean }>(asksFirst ? path : undefined)
  const { ask, dialog } = useConfirmed(
    { question, details, confirm: label },
    async () => {
      const { body } = await call<{ message: string }>('POST', path)
      toasts.success(body.message)
      void offer.reread()
    },
    `${label}: not done.`
  )
  // Only where the record has anything for it. Where that cannot be read, the action itself says so.
  if (asksFirst && !offer.failure && !offer.answer?.body.isOffered) return null
  return (
    <>
      <Button onClick={ask}>{label}</Button>
      {dialog}
    </>
  )
}

/** Leads from a form to its list, and to the page that shows the record to visitors, beside the form. */
export function FormLinks({ collection, record, list }: { collection: Collection; record?: AnyRecord; list: string }) {
  const isPublic = record && (record.status ?? 'published') === 'published'
  const address = isPublic ? shownAt(collection, record) : undefined
  return (
    <div className="flex flex-wrap gap-2">
      {address && (
        <a href={address} target="_blank" rel="noopener" className={buttonClass()}>
          <Icon name="external" />
          View on site <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      <ListLink to={list} />
    </div>
  )
}

/** Ctrl+S and Ctrl+Enter submit a form from anywhere on its page, unless a dialog is open. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isSave = event.key === 'Enter' || event.key.toLowerCase() === 's'
      if (!isSave || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      // The browser would offer to save the page as a file.
      event.preventDefault()
      if (!event.repeat) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}
