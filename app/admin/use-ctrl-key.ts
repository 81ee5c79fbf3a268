import { useEffect, useEffectEvent } from 'react'

/** Acts on these keys with Ctrl or Cmd, in place of the browser, unless a dialog is open. @param keys in lower case */
export function useCtrlKey(keys: readonly string[], action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.includes(event.key.toLowerCase()) || event.altKey || event.shiftKey) return
    if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    if (!event.repeat) action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
