import { type RefObject, useEffect } from 'react'

/** As `aria-keyshortcuts` names them. */
export const saveShortcuts = 'Control+S Control+Enter Meta+S Meta+Enter'

/** Ctrl+S and Ctrl+Enter submit a form from anywhere on its page, unless a dialog is open. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isSave = event.key === 'Enter' || event.key.toLowerCase() === 's'
      if (!isSave || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      // The browser would offer to save the page as a file.
      event.preventDefault()
      if (!event.repeat) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}
