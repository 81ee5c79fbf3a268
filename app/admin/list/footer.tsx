import { useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { useSettings } from '../use-back-office.tsx'
import { type Actions, useShortcuts } from './shortcuts.ts'

export function ListFooter({ collection, actions }: { collection: Collection; actions: Actions }) {
  const [isHelping, setHelping] = useState(false)
  const { isOn, toggle } = useShortcuts({ ...actions, '?': () => setHelping(true) })
  const creditUrl = useSettings()?.creditUrl
  const credit = 'Developed by 2025'
  const link = 'min-h-6 rounded-sm hover:underline underline-offset-4 pointer-coarse:min-h-11'
  return (
    <footer className="flex flex-wrap print:hidden items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-2 md:px-6 text-muted text-xs">
      <p>
        {creditUrl ? (
          <a href={creditUrl} className={`${link} pointer-coarse:inline-flex pointer-coarse:items-center`}>
            {credit}
          </a>
        ) : (
          credit
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 max-md:hidden pointer-coarse:hidden">
        <button type="button" aria-haspopup="dialog" onClick={() => setHelping(true)} className={link}>
          Keyboard help
        </button>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          onClick={toggle}
          className="switch min-h-6 rounded-sm pointer-coarse:min-h-11"
        >
          Keyboard shortcuts
        </button>
      </p>
      {isHelping && <ShortcutHelp {...{ collection, isOn }} onClose={() => setHelping(false)} />}
    </footer>
  )
}

function ShortcutHelp({ collection, isOn, onClose }: { collection: Collection; isOn: boolean; onClose(): void }) {
  const { label, api } = collection
  const keys = [
    ['/', 'Search'],
    ['N', api.create && `New ${label.singular}`],
    ['↑ ↓', 'Go from one row to the next'],
    ['Space', 'Select the row with the focus'],
    ['Z', recoverable(collection) && 'Undo the last deletion or change here'],
    ['Esc', 'Close a dialog'],
    ['Ctrl K', 'Find a screen or a record'],
    ['?', 'Show this help']
  ] as const
  return (
    <Dialog title="Keyboard help" onClose={onClose}>
      {!isOn && <p className="mt-1 text-muted">The single keys are switched off at the foot of the list.</p>}
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys
          .filter(([, does]) => does)
          .map(([names, does]) => (
            <div key={names} className="contents">
              <dt className="flex gap-1">
                {names.split(' ').map((name) => (
                  <kbd key={name} className="rounded-sm border border-field bg-sunken px-2 py-0.5 font-sans text-sm">
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-5 flex justify-end">
        <Button data-focus onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
