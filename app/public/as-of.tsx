import type { SiteFact } from '../../server/texts/texts.ts'
import { indianLongDay } from '../../shared/indian-format.ts'
import { OptionalLink } from './link.tsx'
import { useFacts, useTexts } from './texts.tsx'

/** The day and the source of a block's figures, once for each source, and the end of those that have ended. */
export function AsOf({ facts: keys, className = '' }: { facts: readonly string[]; className?: string }) {
  const t = useTexts()
  const facts = useFacts()
  const shown = keys.flatMap((key) => facts.get(key) ?? [])
  const notes = new Map(shown.map((fact) => [[fact.source, fact.sourceUrl, dayOf(fact)].join('\n'), fact]))
  if (notes.size === 0) return null
  return (
    <p data-nosnippet="" className={`as-of ${className}`}>
      {[...notes].map(([key, fact], place) => (
        <span key={key}>
          {place > 0 && ' · '}
          {t(fact.isEnded ? 'site.endedOn' : 'site.asOf', { day: indianLongDay(dayOf(fact), t.language) })}:{' '}
          <OptionalLink url={fact.sourceUrl}>{fact.source}</OptionalLink>
        </span>
      ))}
    </p>
  )
}

function dayOf({ isEnded, validFrom, validTo }: SiteFact): string {
  return (isEnded && validTo) || validFrom
}
