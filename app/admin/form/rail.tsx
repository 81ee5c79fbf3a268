import { useEffect, useState } from 'react'
import { type Collection, type Definition, isCollection, type RecordAction } from '../../../collections/define.ts'
import { isShown, shownAt } from '../../../collections/on-site.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'
import { useRead } from '../read-part.tsx'
import { StatusDot } from '../status-dot.tsx'
import { useConfirmed } from '../use-action.tsx'
import { FormFields, type FormFieldsProps, sectionId } from './fields.tsx'
import { SavedLine } from './form-actions.tsx'
import type { FormState } from './form-state.ts'
import { LiveCard } from './live-card.tsx'
import { PreviewButtons } from './preview-buttons.tsx'

interface FormRailProps extends FormFieldsProps {
  state: FormState
  onPreview(collection: Collection): void
}

/** Whether there is enough for a column beside the form of a definition. */
export function hasRail(definition: Definition): boolean {
  return isShown(definition) || definition.admin.form.sections !== undefined
}

/** Of what a form and its rail stand in. */
export function formColumns(definition: Definition): string {
  const columns = 'xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr]'
  return `mt-4 grid items-start gap-x-10 gap-y-5 ${hasRail(definition) ? columns : ''}`
}

/** Beside a form: whether and how visitors see the record. Where there is no room, the first of it stands above the form. */
export function FormRail({ definition, state, onPreview, ...of }: FormRailProps) {
  const { record } = state
  if (!hasRail(definition)) return null
  const collection = isCollection(definition) ? definition : undefined
  const isPublic = record && (record.status ?? 'published') === 'published'
  const address = isPublic ? shownAt(definition, record) : undefined
  const { sections } = definition.admin.form
  return (
    <aside
      aria-label="Beside the form"
      className="grid gap-5 max-xl:contents xl:sticky xl:top-6 xl:col-start-2 xl:row-[1/3] print:hidden"
    >
      {isShown(definition) && (
        <section
          aria-label="Publishing"
          className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 xl:grid sm:max-xl:[&>p]:pb-2 print:hidden"
        >
          <h2 className="font-semibold max-xl:sr-only">Publishing</h2>
          <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 empty:hidden max-sm:w-full sm:max-xl:w-72 max-xl:[&_[id$=hint]]:sr-only">
            <FormFields {...{ ...of, definition, state }} />
          </div>
          <div className="grid gap-2 empty:hidden max-xl:flex max-xl:flex-wrap max-sm:gap-1.5 max-sm:*:px-2 max-sm:[&_svg]:hidden">
            {address && (
              <a href={address} target="_blank" rel="noopener" className={buttonClass()}>
                <Icon name="external" />
                View on the site <span className="sr-only">(opens in a new tab)</span>
              </a>
            )}
            {collection && <PreviewButtons collection={collection} state={state} onPreview={onPreview} />}
          </div>
          <SavedLine state={state} />
        </section>
      )}
      {collection && <LiveCard collection={collection} draft={state.draft} />}
      {sections && <FormIndex headings={Object.keys(sections)} />}
    </aside>
  )
}

/** Links to the sections of a form; that of the one that is read is marked. */
function FormIndex({ headings }: { headings: readonly string[] }) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    function mark() {
      const topOf = (heading: string) => document.getElementById(sectionId(heading))?.getBoundingClientRect().top ?? 0
      const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 8
      setCurrent(isEnd ? headings.at(-1) : (headings.findLast((heading) => topOf(heading) < 96) ?? headings[0]))
    }
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [headings])
  return (
    <nav aria-label="In this form" className="grid border-line border-l text-sm max-xl:hidden">
      {headings.map((heading) => (
        <a
          key={heading}
          href={`#${sectionId(heading)}`}
          aria-current={heading === current ? 'location' : undefined}
          className="-ml-px border-transparent border-l-3 py-1 pl-4 text-link underline-offset-4 hover:underline aria-[current]:border-sun aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {heading}
        </a>
      ))}
    </nav>
  )
}

/** What visitors see of a record as it is saved, beside the name of its form. */
export function StatusPill({ record: { status } }: { record: AnyRecord }) {
  if (!status) return null
  return (
    <p className="ml-3 inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-sm">
      <StatusDot status={String(status)} />
      <span className="first-letter:uppercase">{String(status)}</span>
    </p>
  )
}

/** The actions of a record's form. */
export function RecordActions({ definition, record }: { definition: Definition; record: AnyRecord }) {
  const { actions } = { actions: [], ...definition.admin.form }
  return actions.map((action) => (
    <ActionButton key={action.path} action={action} path={action.path.replace('{id}', String(record.id))} />
  ))
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
