import { href } from 'react-router'
import { callAddress, phonesOf } from '../../../shared/contact-links.ts'
import { useSite } from '../use-site.ts'
import { searchAddress } from './query.ts'

const words = ['rooftop solar', 'subsidy', 'inverter', 'battery', 'street lights', 'repair']

interface SuggestionsProps {
  title: string
  /** After a search without results. */
  isNoResult?: boolean
}

/** Shown for an empty search and for one without results. */
export function Suggestions({ title, isNoResult }: SuggestionsProps) {
  const [phone] = phonesOf(useSite().settings)
  return (
    <section aria-labelledby="suggestions-title" className="mt-10 max-w-[60ch] border-l-3 border-line pl-6">
      <h2 id="suggestions-title" className="text-heading">
        {title}
      </h2>
      <p className="mt-2 text-muted">
        {isNoResult
          ? 'Try fewer or shorter words: a search for “panel” finds “panels” as well, but not the other way round. Or begin with one of these:'
          : 'This searches every page, service, product and article. People often begin with one of these:'}
      </p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <a
              href={searchAddress(word)}
              className="inline-flex min-h-11 items-center rounded-md border border-line px-3.5 text-base hover:border-ink"
            >
              {word}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        You can also{' '}
        <a href={href('/contact')} className="link">
          ask us
        </a>
        {phone && (
          <>
            {' or call '}
            <a href={callAddress(phone)} className="link whitespace-nowrap tabular-nums">
              {phone}
            </a>
          </>
        )}
        .
      </p>
    </section>
  )
}
