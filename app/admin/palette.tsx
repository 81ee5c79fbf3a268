import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { isCollection } from '../../collections/define.ts'
import { Button, Combobox, Modal } from '../../ui/index.ts'
import { screensFor } from './definitions.ts'
import { type Target, useRecordSearch } from './find-records.ts'
import { accountPath, homePath } from './login-redirect.ts'
import { menuFor } from './shell/menu.ts'
import { useBackOffice } from './use-back-office.tsx'
import { useCtrlKey } from './use-ctrl-key.ts'

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
  const found = useRecordSearch(words)
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
