import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Collection, isCollection, titleOf } from '../../collections/define.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/dialog.tsx'
import { controlClass } from '../../ui/field.tsx'
import { useListbox } from '../../ui/listbox.ts'
import { load } from './api.ts'
import { recordsCall } from './calls.ts'
import { type AnyRecord, homeOf, screensFor } from './definitions.ts'
import { accountPath, homePath } from './login-redirect.ts'
import { useBackOffice } from './use-back-office.tsx'

interface Target {
  text: string
  /** What kind of thing it is. */
  kind: string
  to: string
}

/** A button that opens everything there is by its name, as Ctrl+K does. */
export function Palette() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // Browsers go to their own search.
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button
        icon="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="ml-auto font-normal text-muted"
      >
        <span className="max-md:sr-only">Find</span>
        <kbd className="ml-auto font-sans text-xs max-md:hidden">Ctrl K</kbd>
      </Button>
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PaletteDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const id = useId()
  const words = typed.trim().toLowerCase()
  const screens = useScreens().filter(({ text }) => text.toLowerCase().includes(words))
  const targets = [...screens, ...useRecords(words)]
  const list = useListbox({
    id: `${id}-list`,
    count: targets.length,
    isFixed: true,
    onChoose(index) {
      onClose()
      const target = targets[index]
      if (target) void navigate(target.to)
    }
  })
  return (
    <Modal
      labelledBy={`${id}-title`}
      onClose={onClose}
      closedBy="any"
      className="mx-auto mt-[min(6rem,10dvh)] max-h-[80dvh] w-[min(38rem,calc(100vw-1rem))] flex-col rounded-md border border-line bg-surface p-2 text-ink shadow-xl open:flex"
    >
      <h2 id={`${id}-title`} className="sr-only">
        Open a screen or a record
      </h2>
      <input
        {...list.entry}
        data-focus
        aria-labelledby={`${id}-title`}
        placeholder="Screens, records, New …"
        value={typed}
        onChange={({ target }) => {
          list.open(0)
          setTyped(target.value)
        }}
        className={controlClass}
      />
      <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-title`} className="mt-2 min-h-0 overflow-y-auto">
        {targets.map(({ text, kind, to }, index) => (
          <div
            key={to}
            {...list.optionProps(index)}
            className="flex min-h-9 items-center justify-between gap-4 rounded-sm px-3 hover:bg-sunken aria-selected:bg-sunken pointer-coarse:min-h-11"
          >
            <span className="truncate">{text}</span>
            <span className="shrink-0 text-muted text-sm first-letter:uppercase">{kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="px-3 py-1 text-muted text-sm empty:hidden">
        {targets.length === 0 && `Nothing is called ‘${typed.trim()}’.`}
      </p>
    </Modal>
  )
}

/** Every screen, and the form of every new record. */
function useScreens(): readonly Target[] {
  const definitions = screensFor(useBackOffice().user)
  const collections = definitions.filter(isCollection).filter(({ api }) => api.create)
  return [
    { text: 'Home', kind: 'Screen', to: homePath },
    ...definitions.map((each) => ({ text: each.admin.nav, kind: 'Screen', to: homeOf(each) })),
    { text: 'Media', kind: 'Screen', to: '/media' },
    { text: 'Texts', kind: 'Screen', to: '/textlist' },
    { text: 'Checks', kind: 'Screen', to: '/checks' },
    { text: 'Deleted', kind: 'Screen', to: '/deleted' },
    { text: 'Your account', kind: 'Screen', to: accountPath },
    ...collections.map(({ label, admin }) => ({ text: `New ${label.singular}`, kind: 'New', to: admin.form.path }))
  ]
}

/** ms after the last key. */
const delay = 150
const perCollection = 4

/** What the searches of all lists find. @param words two characters or more */
function useRecords(words: string): readonly Target[] {
  const { user } = useBackOffice()
  const [found, setFound] = useState<readonly Target[]>([])
  useEffect(() => {
    if (words.length < 2) return setFound([])
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const collections = screensFor(user).filter(isCollection)
      const all = await Promise.all(collections.map((each) => search(each, words, controller.signal)))
      if (!controller.signal.aborted) setFound(all.flat())
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, user])
  return found
}

/** What cannot be searched just now is left out: its own list says why. */
async function search(collection: Collection, words: string, signal: AbortSignal): Promise<Target[]> {
  const call = recordsCall(collection, { search: words, page: '1', pageSize: '10' })
  const { body } = await load<AnyRecord[]>(call, signal).catch(() => ({ body: [] }))
  const { form } = collection.admin
  return body
    .slice(0, perCollection)
    .map((record) => ({
      text: titleOf(collection, record),
      kind: collection.label.singular,
      to: `${form.path}?id=${record.id}`
    }))
}
