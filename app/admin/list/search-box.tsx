import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'

interface SearchBoxProps {
  label: string
  /** What the list is searched for now. */
  search: string
  box: RefObject<HTMLInputElement | null>
  onSearch(search: string): void
}

/** Searches a moment after the last key, unless the person is on the way to another screen by then. */
export function SearchBox({ label, search, box, onSearch }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState(search)
  const { pathname } = useLocation()
  const target = useNavigation().location
  const isLeaving = target !== undefined && target.pathname !== pathname
  // What this box asked for last: a search that is none of its own came by the browser's back button.
  const asked = useRef(search)

  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setText(search)
  }, [search])

  const ask = (wanted: string) => {
    if (wanted === asked.current || isLeaving) return
    asked.current = wanted
    onSearch(wanted)
  }
  const latestAsk = useRef(ask)
  useEffect(() => {
    latestAsk.current = ask
  })

  useEffect(() => {
    const timer = setTimeout(() => latestAsk.current(text.trim()), 200)
    // What the router knows of a click reaches this box only with React's next render. A search in between would call back.
    const onClick = (event: MouseEvent) => {
      if (followsLink(event)) clearTimeout(timer)
    }
    document.addEventListener('click', onClick, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick, true)
    }
  }, [text])

  function submit(event: FormEvent) {
    event.preventDefault()
    ask(text.trim())
  }

  return (
    <search className="flex-1">
      <form onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name="search" className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted" />
        <input
          ref={box}
          id={id}
          type="search"
          value={text}
          maxLength={200}
          placeholder={label}
          onChange={(event) => setText(event.target.value)}
          className="min-h-9 w-full min-w-48 rounded-sm border border-field bg-surface py-1 pr-2 pl-8 text-sm placeholder:text-muted sm:w-64 pointer-coarse:min-h-11 pointer-coarse:text-base"
        />
      </form>
    </search>
  )
}

/** Whether a click leads to another page in this window. */
function followsLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
  return isPlain && target instanceof Element && target.closest('a[href]:not([href^="#"])') !== null
}
