import { Band } from '../band.tsx'
import { type Piece, StreetDrawing } from '../street-drawing.tsx'
import { useTexts } from '../texts.tsx'

/** What the company works on, in the order in which it came to it. */
const pieces: readonly Piece[] = ['van', 'pump', 'lamp', 'homeWithLadder', 'inverter', 'panels', 'turbine']

/** The company's years as a street that grows from left to right, on a phone downwards. */
export function Years() {
  const t = useTexts()
  const years = t.items('about.year', ['year', 'text'])
  if (years.length === 0) return null
  return (
    <Band title={t('about.years.title')} tone="night">
      <ol className="mt-8 grid lg:mt-4 lg:auto-cols-fr lg:grid-flow-col">
        {years.map(({ year, text }, place) => (
          <li key={year} className="flex items-end gap-x-6 max-lg:border-b lg:block">
            <StreetDrawing
              pieces={pieces.slice(place, place + 1)}
              fit="xMinYMax"
              // Where the drawings begin, as their years do.
              left={4}
              className="h-28 w-24 shrink-0 lg:h-40 lg:w-auto"
            />
            <div className="py-5 lg:border-t lg:pr-6">
              <h3 className="figure text-figure">{year}</h3>
              <p className="mt-2 text-base">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
