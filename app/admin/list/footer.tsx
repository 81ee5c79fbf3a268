import { useSettings } from '../use-settings.ts'
import type { Shortcuts } from './use-shortcuts.ts'

/** The credit, and which keys do what. */
export function ListFooter({ shortcuts, onHelp }: { shortcuts: Shortcuts; onHelp(): void }) {
  const creditUrl = useSettings()?.creditUrl
  const credit = 'Developed by 2025'
  return (
    <footer className="flex flex-wrap print:hidden items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-muted text-sm">
      <p>
        {creditUrl ? (
          <a
            href={creditUrl}
            className="text-link underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {credit}
          </a>
        ) : (
          credit
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onHelp}
          className="min-h-6 rounded-sm text-link underline underline-offset-4 pointer-coarse:min-h-11"
        >
          Keyboard help
        </button>
        <button
          type="button"
          role="switch"
          aria-checked={shortcuts.isOn}
          onClick={shortcuts.toggle}
          className="min-h-6 rounded-sm text-link underline underline-offset-4 pointer-coarse:min-h-11"
        >
          Keyboard shortcuts {shortcuts.isOn ? 'on' : 'off'}
        </button>
      </p>
    </footer>
  )
}
