import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { EditedText } from '../../server/texts/edit-texts.ts'
import { addressWith } from '../../shared/address.ts'
import { indianNumber } from '../../shared/indian-format.ts'
import { defaultLanguage, type Language, languageCodes, languages } from '../../shared/languages.ts'
import { Button, toasts } from '../../ui/index.ts'
import { call } from './api.ts'
import { UnsavedGuard } from './form/notes.tsx'
import { Loaded, useRead } from './loaded.tsx'
import { Screen } from './screen.tsx'
import { PageIndex } from './texts/page-index.tsx'
import { PageTexts } from './texts/page-texts.tsx'
import { filterTexts, type TextFilter, textPages } from './texts/pages.ts'
import { SearchInput, ToolbarSelect } from './toolbar-inputs.tsx'
import { useAction } from './use-action.tsx'
import { useSettings } from './use-back-office.tsx'

/** The number of sentences rendered at first, and added on request: a phone is slow with all of them. */
const portion = 50

export default function TextsScreen() {
  const [parameters] = useSearchParams()
  const [filter, setFilter] = useState<TextFilter>({
    search: '',
    page: '',
    changed: '',
    ...Object.fromEntries(parameters),
    language: languageCodes.find((code) => code === parameters.get('language')) ?? defaultLanguage
  })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const url = urlOf(filter.language)
  const read = useRead<EditedText[]>(url)
  return (
    <Screen title="Texts" width="rows">
      <Loaded {...read} what="the texts" className="mt-4" waiting={waiting}>
        {(texts) => (read.from === url ? <TextList {...{ texts, filter, setFilter, open, setOpen }} /> : waiting)}
      </Loaded>
    </Screen>
  )
}

const urlOf = (language: Language) => `/api/texts?language=${language}`
const waiting = <div aria-hidden="true" className="skeleton rows mt-40 h-120" />

interface TextListProps {
  texts: readonly EditedText[]
  filter: TextFilter
  setFilter(filter: TextFilter): void
  open: ReadonlySet<string>
  setOpen: Dispatch<SetStateAction<ReadonlySet<string>>>
}

function useOthers(language: Language) {
  const [isWide] = useState(() => matchMedia('(width >= 80rem)').matches)
  const others = languages.filter(({ code }) => code !== language)
  const reads = [
    useRead<EditedText[]>(isWide && others[0] ? urlOf(others[0].code) : undefined),
    useRead<EditedText[]>(isWide && others[1] ? urlOf(others[1].code) : undefined)
  ]
  return others.map(({ code, name }, index) => ({
    code,
    name,
    texts: new Map(reads[index]?.answer?.body.map(({ key, text }) => [key, text]))
  }))
}

function TextList({ texts: read, filter, setFilter, open, setOpen }: TextListProps) {
  const { language } = filter
  const [limit, setLimit] = useState(portion)
  const list = useRef<HTMLDivElement>(null)
  const others = useOthers(language)
  const [saved, setSaved] = useState<Readonly<Record<string, EditedText>>>({})
  const texts = read.map((text) => saved[text.key] ?? text)
  const settings = useSettings() ?? {}
  const found = filterTexts(texts, filter, settings, open)
  // One that is being changed stays, however far down it is: what is typed goes with it.
  const listed = found.filter(({ key }, index) => index < limit || open.has(key))
  const onAnyPage = filter.page ? filterTexts(texts, { ...filter, page: '' }, settings, open) : found
  /** True where a page is chosen first: nobody reads a thousand sentences from the first on. */
  const isChoice = !filter.page && !filter.search && !filter.changed && open.size === 0
  const pages = [...new Set([...Object.keys(textPages), ...texts.map((text) => text.page)])]

  function show(changes: Partial<TextFilter>) {
    setLimit(portion)
    setFilter({ ...filter, ...changes })
  }
  // Not by the router: its navigation would put an end to a question about leaving.
  useEffect(() => {
    const shown = { ...filter, language: language === defaultLanguage ? '' : language }
    history.replaceState(history.state, '', addressWith(location.pathname, shown))
  }, [filter, language])

  async function put(key: string, text: string | null): Promise<string> {
    const url = `/api/texts/${encodeURIComponent(key)}?language=${language}`
    const { body } = await call<EditedText & { message: string }>('PUT', url, { body: { text } })
    setSaved((others) => ({ ...others, [key]: body }))
    return body.message
  }
  const undo = useAction(async ({ key, text, changed }: EditedText) => {
    await put(key, changed ? text : null)
    toasts.success('The change is undone.')
  }, 'Could not undo the change.')
  async function change(before: EditedText, text: string | null) {
    const message = await put(before.key, text)
    toasts.success(message, { text: 'Undo', run: () => void undo.run(before) })
  }
  function onOpen(key: string, isOpen: boolean) {
    setOpen((others) => new Set(isOpen ? [...others, key] : [...others].filter((other) => other !== key)))
    // What was changed stays in sight, where the choice of a page would take its place.
    const page = texts.find((text) => text.key === key)?.page
    if (!isOpen && page && !filter.page && !filter.search && !filter.changed) setFilter({ ...filter, page })
  }

  return (
    <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_13rem] xl:grid-rows-[auto_1fr]">
      {isChoice && (
        <p className="col-span-full text-muted text-sm">
          Choose a page to change what it says, or search for a sentence you have read on the site.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search texts"
          value={filter.search}
          onChange={({ target }) => show({ search: target.value })}
        />
        <Filters filter={filter} pages={pages.filter((name) => texts.some((text) => text.page === name))} show={show} />
      </div>
      <PageIndex
        language={language}
        found={onAnyPage}
        current={filter.page}
        isChoice={isChoice}
        onShow={(page) => {
          const wanted = page === filter.page ? '' : page
          show({ page: wanted })
          scrollTo(0, 0)
          // The button that was pressed is gone, or hidden.
          if (isChoice || !wanted) list.current?.focus({ preventScroll: true })
        }}
      />
      <div ref={list} tabIndex={-1} className="grid grid-cols-1 content-start gap-4 outline-none">
        <p aria-live="polite" className="text-muted text-sm tabular">
          {!isChoice &&
            (found.length === 0
              ? 'No texts are found.'
              : `Showing ${indianNumber(listed.length)} of ${indianNumber(found.length)} texts`)}
        </p>
        {!isChoice && (
          <>
            {pages.map((page) => (
              <PageTexts
                key={page}
                {...{ page, found, language, others, open, onOpen }}
                texts={listed.filter((text) => text.page === page)}
                onChange={change}
                onOther={(key, code) => {
                  show({ language: code })
                  onOpen(key, true)
                }}
              />
            ))}
            {found.length > limit && (
              <Button onClick={() => setLimit(limit + portion)} className="justify-self-center">
                Show more
              </Button>
            )}
          </>
        )}
      </div>
      <UnsavedGuard isUnsaved={open.size > 0} onLeave={() => setOpen(new Set())} />
    </div>
  )
}

interface FiltersProps {
  filter: TextFilter
  pages: readonly string[]
  show(changes: Partial<TextFilter>): void
}

function Filters({ filter, pages, show }: FiltersProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 *:first:flex-none *:nth-2:flex-1 *:nth-2:basis-16">
      <ToolbarSelect
        label="Language"
        isShort
        value={filter.language}
        onChange={({ target }) => show({ language: target.value as Language })}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </ToolbarSelect>
      {/* Beside the list its index has them. */}
      <div className="grid min-w-0 xl:hidden">
        <ToolbarSelect label="Page" isShort value={filter.page} onChange={({ target }) => show({ page: target.value })}>
          <option value="">All pages</option>
          {pages.map((name) => (
            <option key={name} value={name}>
              {textPages[name]?.name}
            </option>
          ))}
        </ToolbarSelect>
      </div>
      <Button
        aria-pressed={filter.changed !== ''}
        onClick={() => show({ changed: filter.changed ? '' : '1' })}
        className="flex-none whitespace-nowrap max-sm:px-2"
      >
        Changed only
      </Button>
    </div>
  )
}
