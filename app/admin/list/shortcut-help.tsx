import type { Collection } from '../../../collections/define.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { isReadOnly } from '../definitions.ts'

interface ShortcutHelpProps {
  collection: Collection
  isOn: boolean
  onClose(): void
}

/** Says which key does what on a list. */
export function ShortcutHelp({ collection, isOn, onClose }: ShortcutHelpProps) {
  const { label, api } = collection
  const keys: [names: string[], does: string][] = [
    [['/'], 'Search'],
    ...(api.create ? [[['N'], `New ${label.singular}`] satisfies [string[], string]] : []),
    [['E'], `${isReadOnly(collection) ? 'Open' : 'Edit'} the row with the focus, or the only selected one`],
    [['↑', '↓'], 'Go from one row to the next'],
    [['Space'], 'Select the row with the focus'],
    ...(recoverable(collection) ? [[['Z'], 'Undo the last deletion'] satisfies [string[], string]] : []),
    [['Esc'], 'Close a dialog'],
    [['?'], 'Show this help']
  ]
  return (
    <Dialog title="Keyboard help" onClose={onClose}>
      {!isOn && <p className="mt-1 text-muted">The single keys are switched off at the foot of the list.</p>}
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([names, does]) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
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
