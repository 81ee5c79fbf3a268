import { useEffect, useEffectEvent, useState } from 'react'

const storageKey = 'shortcuts'

export interface Shortcuts {
  isOn: boolean
  toggle(): void
}

/** What a key does. It returns false where there is nothing to do: the key is then left to the browser. */
type Action = () => unknown

/**
 * Shortcuts of a single key, while the focus is in no input. They can be switched off, since they get in the way of
 * speech input; the browser remembers it.
 */
export function useShortcuts(actions: Readonly<Record<string, Action>>): Shortcuts {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off')

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()]
    if (!action || isForSomethingElse(event)) return
    if (action() !== false) event.preventDefault()
  })

  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])

  return {
    isOn,
    toggle: () => {
      localStorage.setItem(storageKey, isOn ? 'off' : 'on')
      setOn(!isOn)
    }
  }
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open]')) return true
  return (
    event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=checkbox]), textarea, select, video, [contenteditable]') !== null
  )
}
