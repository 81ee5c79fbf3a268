import { Link } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { hasSecrets } from '../../../collections/secrets.ts'
import { useSettings } from '../shell/brand.tsx'
import type { Shortcuts } from './use-shortcuts.ts'

interface ListFooterProps {
  collection: Collection
  shortcuts: Shortcuts
  onHelp(): void
}

/** The credit, the way to what was deleted, and which keys do what. */
export function ListFooter({ collection, shortcuts, onHelp }: ListFooterProps) {
  const creditUrl = useSettings()?.creditUrl
  const credit = 'Developed by 2025'
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-muted text-sm">
      <p>
        {creditUrl ? (
          <a href={creditUrl} className="text-link underline underline-offset-4">
            {credit}
          </a>
        ) : (
          credit
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        {!hasSecrets(collection) && (
          <Link
            to={`/deleted?collection=${collection.name}`}
            className="min-h-6 rounded-sm text-link underline underline-offset-4"
          >
            Deleted {collection.label.many}
          </Link>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onHelp}
          className="min-h-6 rounded-sm text-link underline underline-offset-4"
        >
          Keyboard help
        </button>
        <button
          type="button"
          role="switch"
          aria-checked={shortcuts.isOn}
          onClick={shortcuts.toggle}
          className="min-h-6 rounded-sm text-link underline underline-offset-4"
        >
          Keyboard shortcuts {shortcuts.isOn ? 'on' : 'off'}
        </button>
      </p>
    </footer>
  )
}
