import { type Collection, type Definition, isCollection, type RecordAction } from '../../../collections/define.ts'
import { isShown, shownAt } from '../../../collections/on-site.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { historyId } from '../history/history.tsx'
import { useRead } from '../read-part.tsx'
import { useConfirmed } from '../use-action.tsx'
import { sectionId } from './fields.tsx'
import type { FormState } from './form-state.ts'
import { LiveCard } from './live-card.tsx'
import { PreviewButtons } from './preview-buttons.tsx'

interface FormRailProps {
  definition: Definition
  state: FormState
  onPreview(collection: Collection): void
}

/** Whether there is enough for a column beside the form of a definition. */
export function hasRail(definition: Definition): boolean {
  return isShown(definition) || definition.admin.form.sections !== undefined
}

/** Beside a form, or below it where there is no room: how visitors see the record, and what there is of it besides. */
export function FormRail({ definition, state, onPreview }: FormRailProps) {
  const { record } = state
  const collection = isCollection(definition) ? definition : undefined
  const isPublic = record && (record.status ?? 'published') === 'published'
  const address = isPublic ? shownAt(definition, record) : undefined
  const { sections, actions } = { actions: [], sections: {}, ...definition.admin.form }
  const links = Object.keys(sections).map((heading) => [heading, sectionId(heading)] as const)
  if (record && hasRail(definition)) links.push(['History of changes', historyId(definition)])
  return (
    <aside
      aria-label="Beside the form"
      className="grid gap-5 not-has-[a,button]:hidden xl:sticky xl:top-6 xl:row-span-2 print:hidden"
    >
      {/* A record that takes its title from another one has none to type. */}
      {collection && isShown(collection) && collection.title in collection.fields && (
        <LiveCard collection={collection} draft={state.draft} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {address && (
          <a href={address} target="_blank" rel="noopener" className={buttonClass()}>
            <Icon name="external" />
            View on the site <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        {collection && isShown(collection) && (
          <PreviewButtons collection={collection} state={state} onPreview={onPreview} />
        )}
      </div>
      {links.length > 0 && (
        <nav aria-label="In this form" className="grid gap-2 border-line border-l pl-4 text-sm max-xl:hidden">
          {links.map(([text, id]) => (
            <a key={id} href={`#${id}`} className="rounded-sm text-link underline-offset-4 hover:underline">
              {text}
            </a>
          ))}
        </nav>
      )}
      {record &&
        actions.map((action) => (
          <ActionButton key={action.path} action={action} path={action.path.replace('{id}', String(record.id))} />
        ))}
    </aside>
  )
}

/** What can be done with a record besides changing it, after a question. */
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
      <Button look="plain" onClick={ask} className="-ml-3 justify-self-start">
        {label}
      </Button>
      {dialog}
    </>
  )
}
