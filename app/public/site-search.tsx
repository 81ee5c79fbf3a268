import { href } from 'react-router'
import { maxSearchLength } from '../../shared/search-text.ts'
import { Icon } from './icons.tsx'

export function SiteSearch({ className = '', inputClass = '' }: { className?: string; inputClass?: string }) {
  return (
    <search aria-label="Site" className={className}>
      <form action={href('/search')} className="flex">
        <input
          name="q"
          type="search"
          aria-label="Search the site"
          placeholder="Search"
          required
          maxLength={maxSearchLength}
          className={inputClass}
        />
        <button type="submit" aria-label="Search" className="grid size-11 shrink-0 place-items-center">
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
