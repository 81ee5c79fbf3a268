import { useEffect, useState } from 'react'
import { type Collection, type Definition, isCollection, type RecordAction } from '../../../collections/define.ts'
import { isShown, shownAt } from '../../../collections/on-site.ts'
import { hasStatus } from '../../../collections/publishing.ts'
import { isExampleAddress } from '../../../shared/example-address.ts'
import { Button, buttonClass, Icon, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'
import { StatusDot } from '../dots.tsx'
import { useRead } from '../loaded.tsx'
import { FactList, NewTabLink } from '../screen.tsx'
import { useConfirmedAction } from '../use-action.tsx'
import { FormFields, type FormFieldsProps, sectionId } from './fields.tsx'
import type { FormState } from './form-state.ts'
import { Help, Missing } from './guide.tsx'
import type { OpenTranslation } from './in-languages.tsx'
import { LivePreview } from './live-preview.tsx'
import { Misses } from './misses.tsx'
import { PreviewButtons } from './preview-buttons.tsx'

interface FormRailProps extends FormFieldsProps {
  state: FormState
  isOpen: boolean
  example: AnyRecord | undefined
  translation: OpenTranslation | undefined
  onPreview(collection: Collection): void
}

export const formColumns =
  'mt-4 grid items-start gap-x-10 gap-y-5 xl:grid-cols-[minmax(0,1fr)_21.25rem] xl:has-[>nav]:grid-cols-[minmax(0,1fr)_14rem] xl:grid-rows-[auto_1fr] xl:[&>:has(>[role=tablist])~aside]:mt-13'

const besideClass = 'xl:sticky xl:top-6 xl:col-start-2 xl:row-[1/3] print:hidden'

/** Beside a form: the record's publishing and look, advice, and the actions besides saving. */
export function FormRail({ definition, state, isOpen, example, translation, onPreview, ...rest }: FormRailProps) {
  const { record } = state
  const collection = isCollection(definition) ? definition : undefined
  const isPublic = record && (record.status ?? 'published') === 'published'
  const address = isPublic ? shownAt(definition, record) : undefined
  const { status = '', position } = state.draft
  const title = status ? 'Publishing' : 'On the site'
  const { actions, missesField } = { actions: [], missesField: undefined, ...definition.admin.form }
  return (
    <aside
      aria-label="Beside the form"
      className={`grid gap-5 empty:hidden max-xl:[&:has(>section):not(:has(a,button,input))]:hidden max-xl:[&:has(details:not([open]))>section~*]:hidden ${besideClass}`}
    >
      {isShown(definition) && (
        <section
          aria-label={title}
          className="rounded-md border border-line bg-surface [&:not(:has(a,button,input))]:hidden"
        >
          <details open={isOpen} className="group">
            <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-md px-4 py-2">
              <h2 className="mr-auto font-semibold">{title}</h2>
              <span className="flex items-center gap-1.5 text-muted text-sm group-open:hidden">
                {record && status && <StatusDot status={String(status)} />}
                <span className="first-letter:uppercase">
                  {[record || !status ? status : `once saved: ${status}`, position && `position ${position}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Icon name="right" className="size-4 transition-transform group-open:rotate-90" />
            </summary>
            <div className="grid gap-3 px-4 pb-4">
              <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 empty:hidden [&>:nth-child(3)]:col-span-2 [&>:only-child]:col-span-2 [&_input]:max-w-none">
                <FormFields {...{ ...rest, definition, state }} />
              </div>
              <div className="grid grid-cols-2 gap-2 empty:hidden [&>:is(a,button:only-of-type)]:col-span-2">
                {address && (
                  <NewTabLink to={address} text="View on the site" icon="external" className={buttonClass()} />
                )}
                {collection && hasStatus(collection) && (
                  <PreviewButtons collection={collection} state={state} onPreview={onPreview} />
                )}
              </div>
            </div>
          </details>
        </section>
      )}
      {isOpen && <Missing {...{ definition, state }} />}
      {isOpen && isShown(definition) && (
        <LivePreview {...{ definition, state, example, translation }} isFolded={false} />
      )}
      {missesField && <Misses field={missesField} state={state} onChange={rest.onChange} />}
      {isOpen && <Help {...{ definition, state, example }} />}
      {record &&
        actions.map((action) => (
          <ActionButton key={action.path} action={action} path={action.path.replace('{id}', String(record.id))} />
        ))}
    </aside>
  )
}

const indexLook = {
  strip: {
    nav: 'print:hidden sticky -mx-4 -mt-4 flex rounded-t-md bg-surface px-4 md:-mx-6 md:-mt-6 md:px-6 top-0 z-20 gap-1 overflow-x-auto border-b',
    link: '-mb-px min-h-11 border-transparent border-b-3 px-3 aria-[current]:border-link'
  },
  beside: {
    nav: `max-xl:sticky max-xl:top-0 max-xl:z-20 max-xl:-mx-4 max-xl:flex max-xl:gap-1 max-xl:overflow-x-auto max-xl:border-b max-xl:bg-paper max-xl:px-4 md:max-xl:-mx-6 md:max-xl:px-6 xl:grid xl:border-l ${besideClass}`,
    link: 'max-xl:-mb-px max-xl:min-h-11 max-xl:border-transparent max-xl:border-b-3 max-xl:px-3 max-xl:aria-[current]:border-link xl:-ml-px xl:rounded-r-sm xl:py-1 xl:pr-2 xl:pl-4 xl:aria-[current]:bg-selected'
  }
}

interface FormIndexProps {
  definition: Definition
  state: FormState
  /** A strip that stays over the fields, or an index beside them, where there is room. */
  look: keyof typeof indexLook
}

/** Links to the sections of a form, with a mark on the one being read. */
export function FormIndex({ definition, state: { draft }, look }: FormIndexProps) {
  const { sections } = definition.admin.form
  const [current, setCurrent] = useState<string>()
  const headings = Object.keys({ ...sections })
  useEffect(() => {
    const all = Object.keys({ ...sections })
    function mark() {
      const topOf = (heading: string) => document.getElementById(sectionId(heading))?.getBoundingClientRect().top ?? 0
      const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 8
      setCurrent(isEnd ? all.at(-1) : (all.findLast((heading) => topOf(heading) < 96) ?? all[0]))
    }
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [sections])
  if (headings.length === 0) return null
  const names = Object.keys(definition.fields)
  const starts = Object.values({ ...sections }).map((first) => names.indexOf(first))
  const examplesIn = (index: number) =>
    names.slice(starts[index], starts[index + 1]).filter((name) => isExampleAddress(String(draft[name]))).length
  return (
    <nav aria-label="In this form" className={`reaches border-line text-sm ${indexLook[look].nav}`}>
      {look === 'strip' && (
        <span aria-hidden="true" className="mr-2 self-center whitespace-nowrap text-muted max-sm:hidden">
          In this form:
        </span>
      )}
      {headings.map((heading, index) => (
        <a
          key={heading}
          ref={heading === current ? showSideways : undefined}
          href={`#${sectionId(heading)}`}
          aria-current={heading === current ? 'location' : undefined}
          className={`inline-flex flex-none items-center text-link underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink ${indexLook[look].link}`}
        >
          {heading}
          {examplesIn(index) > 0 && (
            <span className="ml-2 rounded-full bg-sun-soft px-1.5 font-normal text-ink text-xs leading-5">
              {examplesIn(index)} <span className="sr-only">examples</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

/** Brings a link of the strip into sight, and scrolls nothing else. */
function showSideways(link: HTMLElement | null): void {
  link?.parentElement?.scrollTo({ left: link.offsetLeft - 48 })
}

function ActionButton({ action, path }: { action: RecordAction; path: string }) {
  const { title, label, question, details, asksFirst } = action
  const offer = useRead<{ isOffered: boolean; facts: Record<string, string> }>(asksFirst ? path : undefined)
  const { ask, dialog } = useConfirmedAction(
    { question, details, confirm: label },
    async () => {
      const { body } = await call<{ message: string }>('POST', path)
      toasts.success(body.message)
      void offer.reread()
    },
    `${label}: not done.`
  )
  // Offered only where it applies. Where that is unknown it is offered, and the call says why not.
  const { isOffered = !asksFirst || offer.failure !== undefined, facts = {} } = { ...offer.answer?.body }
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface px-4 pt-3 pb-4 empty:hidden">
      {(offer.answer || isOffered) && <h2 className="font-semibold">{title}</h2>}
      {offer.answer && <FactList facts={Object.entries(facts)} />}
      {isOffered && (
        <Button onClick={ask} className="justify-self-start">
          {label}
        </Button>
      )}
      {dialog}
    </div>
  )
}
