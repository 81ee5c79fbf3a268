import { useEffectEvent, useLayoutEffect, useState } from 'react'

const storageKey = 'shortcuts'

/** Actions by key. One that returns false had nothing to do: the key is then left to the browser. */
export type Actions = Readonly<Record<string, () => unknown>>

/** Shortcuts of a single key, while the focus is in no input. They can be switched off, for those who use speech input. */
export function useShortcuts(actions: Actions) {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off')

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()]
    if (!action || isForSomethingElse(event)) return
    if (action() !== false) event.preventDefault()
  })

  // Before the list is painted: a key pressed at its first sight already works.
  useLayoutEffect(() => {
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

/** Moves the focus from a row, or the head, to the checkbox of another. @returns false where it is in none: the key then scrolls */
export function moveToRow(step: 1 | -1): boolean {
  const current = document.activeElement?.closest('tr')
  const rows = [...(current?.closest('table')?.rows ?? [])]
  if (!current || !rows.includes(current)) return false
  const next = rows[rows.indexOf(current) + step] ?? current
  const box = next.querySelector<HTMLInputElement>('input[type=checkbox]')
  box?.focus()
  box?.scrollIntoView({ block: 'nearest' })
  return true
}
