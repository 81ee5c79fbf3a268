import { useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { indianTime } from '../../../shared/indian-format.ts'
import { Button, FieldInput, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { useAction } from '../use-action.tsx'
import { type FormState, isUnsaved } from './form-state.ts'

interface PreviewButtonsProps {
  collection: Collection
  state: FormState
  onPreview(collection: Collection): void
}

/** Opens a preview of the page, and makes a link to the saved record's; the link is shown as well, since a browser may refuse to copy. */
export function PreviewButtons({ collection, state, onPreview }: PreviewButtonsProps) {
  const { record, phase } = state
  const [link, setLink] = useState<{ url: string; expiresAt: string }>()
  const { run, isBusy } = useAction(async () => {
    const body = { collection: collection.name, id: record?.id }
    const { body: made } = await call<typeof link>('POST', '/api/previews', { body })
    setLink(made)
    await navigator.clipboard?.writeText(made?.url ?? '').then(
      () => toasts.success('Preview link copied.'),
      () => {}
    )
  }, 'Could not make a preview link.')
  const until = link && `It shows the record as it is saved, until ${indianTime(link.expiresAt)}.`
  const hint = isUnsaved(state) ? `${until} Your unsaved changes are not in it.` : until
  return (
    <>
      {(record || isUnsaved(state)) && (
        <Button disabled={phase !== 'editing'} onClick={() => onPreview(collection)}>
          Preview <span className="sr-only">(opens in a new tab)</span>
        </Button>
      )}
      {record && (
        <Button icon="link" onClick={run} aria-busy={isBusy}>
          Copy link<span className="sr-only"> of the preview</span>
        </Button>
      )}
      {link && (
        <div className="order-last col-span-2" role="status">
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
