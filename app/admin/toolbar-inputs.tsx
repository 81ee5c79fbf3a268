import { type ComponentProps, type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, matchPath, useBlocker } from 'react-router'
import { Icon } from '../../ui/index.ts'

/** ms after the last key. */
const delay = 200

interface SearchBoxProps {
  label: string
  search: string
  box: RefObject<HTMLInputElement | null>
  onSearch(search: string): void
}

/** Searches a moment after the last key. The address holds the search; the box only holds the typed text. */
export function SearchBox({ label, search, box, onSearch }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const target = useSearchTarget(search)

  // The address changed: by this box, or by the back button, which the box then follows.
  useEffect(() => {
    const isTyping = timer.current !== undefined || target.current !== search
    if (box.current && !isTyping && box.current.value.trim() !== search) box.current.value = search
  }, [box, search, target])

  useEffect(() => () => clearTimeout(timer.current), [])

  function schedule(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => form.requestSubmit(), delay)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    clearTimeout(timer.current)
    timer.current = undefined
    const wanted = box.current?.value.trim() ?? ''
    const isLeaving = target.current === undefined
    if (!isLeaving && wanted !== target.current) onSearch(wanted)
  }

  return (
    <search className="min-w-0 flex-1 basis-24">
      <form onSubmit={submit} onInput={schedule}>
        <SearchInput ref={box} label={label} defaultValue={search} />
      </form>
    </search>
  )
}

export function SearchInput({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <div className="relative max-lg:basis-full">
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted" />
      <input
        {...input}
        aria-label={label}
        type="search"
        maxLength={200}
        placeholder={label}
        className="min-h-9 w-full rounded-sm border border-field bg-surface py-1 pr-2 pl-8 text-sm placeholder:text-muted lg:w-56 xl:w-72 [&::-webkit-search-cancel-button]:pointer-events-auto [&::-webkit-search-cancel-button]:opacity-100 pointer-coarse:min-h-11 pointer-coarse:text-base"
      />
    </div>
  )
}

/**
 * The search of the address that the router shows or is on its way to; undefined while it leaves this screen. Kept in a
 * blocker that blocks nothing: the router asks it at once, while `useNavigation` knows only with React's next render. A
 * search that fires in between would call a person back who has just clicked a link.
 */
function useSearchTarget(search: string): RefObject<string | undefined> {
  const target = useRef<string | undefined>(search)
  useBlocker(
    useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
      const stays = matchPath(currentLocation.pathname, nextLocation.pathname) !== null
      target.current = stays ? (new URLSearchParams(nextLocation.search).get('search') ?? '') : undefined
      return false
    }, [])
  )
  return target
}

/** @param isShort only a wide screen shows its label */
export function ToolbarSelect(props: ComponentProps<'select'> & { label: string; isShort?: boolean }) {
  const { label, isShort, ...select } = props
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className={isShort ? 'max-lg:sr-only' : ''}>{label}</span>
      <select
        {...select}
        className="min-h-9 min-w-0 rounded-sm border border-field bg-surface pr-8 pl-2 pointer-coarse:min-h-11 pointer-coarse:text-base"
      />
    </label>
  )
}
