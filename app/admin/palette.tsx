import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Collection, isCollection, titleOf } from '../../collections/define.ts'
import { Button, Combobox, Modal } from '../../ui/index.ts'
import { load } from './api.ts'
import { recordsCall } from './calls.ts'
import { type AnyRecord, screensFor } from './definitions.ts'
import { accountPath, homePath } from './login-redirect.ts'
import { menuFor } from './shell/menu.ts'
import { useBackOffice } from './use-back-office.tsx'
import { useCtrlKey } from './use-ctrl-key.ts'

interface Target {
  text: string
  note: string
  to: string
}

export function Palette() {
  const [isOpen, setOpen] = useState(false)
  useCtrlKey(['k'], () => setOpen(true))
  return (
    <>
      <Button
        icon="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="justify-start font-normal text-muted md:mb-1 max-md:ml-auto max-md:min-w-11 max-md:justify-center max-md:border-transparent max-md:bg-transparent"
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
  const found = useRecords(words)
  const targets = [...screens, ...found.targets]
  return (
    <Modal
      labelledBy={id}
      onClose={onClose}
      closedBy="any"
      className="mx-auto mt-[min(6rem,10dvh)] max-h-[80dvh] w-[min(38rem,calc(100vw-1rem))] flex-col rounded-md border border-line bg-surface p-2 text-ink shadow-xl open:flex"
    >
      <h2 id={id} className="sr-only">
        Open a screen or a record
      </h2>
      <Combobox
        isFixed
        data-focus
        listId={`${id}-list`}
        listLabel="Screens and records"
        aria-labelledby={id}
        placeholder="Screens, records, New …"
        options={targets}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onChoose={(index) => {
          onClose()
          void navigate(targets[index]?.to ?? homePath)
        }}
      />
      <p role="status" className="px-3 text-muted not-empty:py-1">
        {targets.length === 0 && found.words === words && `Nothing is called ‘${typed.trim()}’.`}
      </p>
    </Modal>
  )
}

function useScreens(): readonly Target[] {
  const { user } = useBackOffice()
  const screens = menuFor(user).flatMap(({ links }) => links)
  const collections = screensFor(user).filter(isCollection)
  return [
    ...screens.map(({ to, text }) => ({ text, note: 'Screen', to })),
    { text: 'Your account', note: 'Screen', to: accountPath },
    ...collections
      .filter(({ api }) => api.create)
      .map(({ label, admin }) => ({ text: `New ${label.singular}`, note: 'New', to: admin.form.path }))
  ]
}

/** ms after the last key. */
const delay = 150
const perCollection = 4

/** The results of the searches of all lists, once there are some. @param words two characters or more */
function useRecords(words: string) {
  const { user } = useBackOffice()
  const [found, setFound] = useState<{ words: string; targets: readonly Target[] }>({ words: '', targets: [] })
  useEffect(() => {
    if (words.length < 2) return setFound({ words, targets: [] })
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const collections = screensFor(user).filter(isCollection)
      const all = await Promise.all(collections.map((each) => search(each, words, controller.signal)))
      if (!controller.signal.aborted) setFound({ words, targets: all.flat() })
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, user])
  return found
}

/** A list that cannot be searched just now is left out: its own screen says why. */
async function search(collection: Collection, words: string, signal: AbortSignal): Promise<Target[]> {
  const call = recordsCall(collection, { search: words, page: '1', pageSize: '10' })
  const { body } = await load<AnyRecord[]>(call, signal).catch(() => ({ body: [] }))
  const { form } = collection.admin
  return body
    .slice(0, perCollection)
    .map((record) => ({
      text: titleOf(collection, record),
      note: collection.label.singular,
      to: `${form.path}?id=${record.id}`
    }))
}
