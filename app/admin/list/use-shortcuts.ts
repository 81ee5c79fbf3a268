import { useEffect, useRef, useState } from 'react'

const storageKey = 'shortcuts'

export interface Shortcuts {
  isOn: boolean
  toggle(): void
}

/** What a key does. It gives false where there is nothing to do, and leaves the key to the browser. */
type Action = () => unknown

/**
 * Single keys that do something while nobody types. They can be switched off, since they get in the way of people who
 * speak to their computer; the browser remembers it.
 */
export function useShortcuts(actions: Readonly<Record<string, Action>>): Shortcuts {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off')
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })

  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const action = latest.current[event.key.toLowerCase()]
      if (!action || isForSomethingElse(event)) return
      if (action() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
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
