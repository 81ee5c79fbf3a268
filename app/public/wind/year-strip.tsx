import { monthName } from '../../../shared/indian-format.ts'
import type { Language } from '../../../shared/languages.ts'
import { monthLetters } from '../month-letters.ts'
import { useLanguage } from '../texts.tsx'

const months = Array.from({ length: 12 }, (_, month) => month)

/** The months from the first to the last that a text names, counted from 0: 'October to January' is four of them. */
export function monthsFromTo(text: string, language: Language): number[] {
  const names = (['short', 'long'] as const).map((length) => months.map((month) => monthName(month, language, length)))
  const named = text
    .split(/[\s,–-]+/u)
    .map((word) => Math.max(...names.map((list) => list.indexOf(word))))
    .filter((month) => month >= 0)
  const [first, last = first] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined) return []
  return months.slice(0, ((last - first + 12) % 12) + 1).map((distance) => (first + distance) % 12)
}

interface YearStripProps {
  /** Names of visits: 'January to March'. */
  names: readonly string[]
  /** The months of the strongest wind. */
  windy: string
}

/** A year, with the months of its visits and of the wind; nothing where no name of a visit has a month. Decorative: the words beside it say the same. */
export function YearStrip({ names, windy }: YearStripProps) {
  const language = useLanguage()
  const visited = new Set(names.flatMap((name) => monthsFromTo(name, language)))
  const winds = new Set(monthsFromTo(windy, language))
  if (visited.size === 0) return null
  return (
    <div className="mt-7 grid grid-cols-12 text-center text-muted">
      {months.map((month) => {
        const [first, more] = monthLetters(month, language)
        return (
          <span key={month} aria-hidden="true">
            <span
              aria-hidden="true"
              className={`mb-1 block h-10 border border-line ${visited.has(month) ? 'bg-sun' : winds.has(month) ? 'bg-field/25' : 'bg-sunken'}`}
            />
            {first}
            <span className="max-sm:hidden">{more}</span>
          </span>
        )
      })}
    </div>
  )
}
