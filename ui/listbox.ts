import { type KeyboardEvent, useState } from 'react'

interface ListboxOptions {
  /** Of the list; the ids of its options are derived from it. */
  id: string
  count: number
  /** It cannot be closed. */
  isFixed?: boolean
  onChoose(index: number): void
}

/** The roles, keys and ids of an entry that offers a list: arrows go through it, Enter chooses, Escape closes it. The focus stays in the entry. */
export function useListbox({ id, count, isFixed = false, onChoose }: ListboxOptions) {
  /** Undefined while the list is closed, -1 while the entry itself is meant. */
  const [present, setActive] = useState<number | undefined>(isFixed ? -1 : undefined)
  const isOpen = count > 0 && present !== undefined
  const active = isOpen && present < count ? present : -1
  const close = () => setActive(isFixed ? -1 : undefined)
  const optionId = (index: number) => `${id}-${index}`

  function choose(index: number) {
    close()
    onChoose(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      // Before the first and after the last is the entry itself.
      const next = ((active + step + count + 2) % (count + 1)) - 1
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (event.key === 'Escape' && isOpen && !isFixed) close()
    else return
    event.preventDefault()
  }

  return {
    isOpen,
    open: (active = -1) => setActive(active),
    entry: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onKeyDown,
      onBlur: close
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
      // The entry keeps the focus, and so the list stays until the click.
      onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => choose(index)
    })
  } as const
}
