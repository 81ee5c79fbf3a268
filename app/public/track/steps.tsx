import type { TrackStep } from '../../../server/contact/track.ts'
import { indianLongDay } from '../../../shared/indian-format.ts'
import type { TextKey } from '../../../texts/catalogue.ts'
import { Icon } from '../icon.tsx'
import { type Piece, StreetDrawing } from '../street-drawing.tsx'
import { useTexts } from '../texts.tsx'

/** All steps of an enquiry, in order. */
const way = ['received', 'called', 'visit', 'quoted', 'finished'] as const
/** What stands at each step along the street. */
const pieces: Record<TrackStep['name'], Piece> = {
  received: 'postbox',
  called: 'phone',
  visit: 'van',
  visitOn: 'homeWithLadder',
  quoted: 'sheet',
  finished: 'house'
}
/** The time until some of the steps. */
const times: Partial<Record<(typeof way)[number], TextKey>> = {
  called: 'track.time.called',
  visit: 'track.time.visit',
  quoted: 'track.time.quoted'
}

/**
 * The steps done, the next one, and the open ones. @param reached the steps so far, none before a message is looked up
 * @param isStreet with drawings, side by side along their street where there is room
 */
export function Steps({ reached, isStreet }: { reached: readonly TrackStep[]; isStreet?: boolean }) {
  const t = useTexts()
  const last = reached.at(-1)?.name ?? ''
  const open = way.slice(way.findIndex((name) => last.startsWith(name)) + 1)
  const done = reached.filter(({ name }) => name !== 'visitOn').length
  const steps = [
    ...reached.map(({ name, day }) => ({
      name,
      text: t(`track.${name}`),
      day,
      time: day && indianLongDay(day, t.language)
    })),
    ...open.map((name) => {
      const time = times[name]
      return { name, text: t(`track.ahead.${name}`), day: undefined, time: time && t(time) }
    })
  ]
  return (
    <ol className={`mt-6 ml-4 ${isStreet ? 'lg:ml-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:pt-40' : ''}`}>
      {steps.map(({ name, text, day, time }, place) => {
        const isNext = place === done && done > 0
        const isGoal = done === 0 && place === steps.length - 1
        const look = place < done ? 'text-leaf' : isNext ? 'text-sun-strong' : isGoal ? 'text-sun' : 'text-muted'
        return (
          <li
            key={text}
            className={`relative min-h-8 border-l-2 pb-5 pl-8 last:pb-0 ${place < done ? 'border-leaf' : 'border-line'} ${isNext ? 'font-semibold' : ''} ${isStreet ? 'max-lg:min-h-28 max-lg:last:border-transparent max-lg:pr-[min(8rem,40%)] lg:border-t-2 lg:border-l-0 lg:pt-7 lg:pr-8 lg:pl-0' : ''}`}
          >
            {isStreet && (
              <StreetDrawing
                pieces={[pieces[name]]}
                className={`${look} absolute max-lg:right-0 max-lg:bottom-5 lg:bottom-full lg:left-9 lg:origin-bottom-left lg:[scale:1.4]`}
              />
            )}
            <span
              aria-hidden="true"
              className={`absolute top-0 -left-[17px] ${isStreet ? 'lg:-top-[17px] lg:left-0' : ''} grid size-8 place-items-center rounded-full border-2 figure text-lg leading-none ${place < done ? 'border-leaf bg-leaf text-paper' : isNext ? 'border-ink bg-sun text-on-sun' : 'border-field bg-paper'}`}
            >
              {place < done ? <Icon name="tick" /> : place + 1}
            </span>
            <span className={isStreet ? 'text-xl leading-tight' : ''}>
              {isNext && <span className="text-sun-strong">{t('track.next')}: </span>}
              {text}
            </span>
            {time && (
              <span className="block text-base font-normal text-muted tabular">
                {day ? <time dateTime={day}>{time}</time> : time}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
