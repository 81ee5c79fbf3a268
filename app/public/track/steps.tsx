import type { TrackStep } from '../../../server/contact/track.ts'
import { indianLongDay } from '../../../shared/indian-format.ts'
import type { TextKey } from '../../../texts/catalogue.ts'
import { Icon } from '../icon.tsx'
import { useTexts } from '../texts.tsx'

/** All steps of an enquiry, in order. */
const way = ['received', 'called', 'visit', 'quoted', 'finished'] as const
/** The time until some of the steps. */
const times: Partial<Record<(typeof way)[number], TextKey>> = {
  called: 'track.time.called',
  visit: 'track.time.visit',
  quoted: 'track.time.quoted'
}

/** The steps done, the next one, and the open ones. @param reached the steps so far, none before a message is looked up */
export function Steps({ reached }: { reached: readonly TrackStep[] }) {
  const t = useTexts()
  const last = reached.at(-1)?.name ?? ''
  const open = way.slice(way.findIndex((name) => last.startsWith(name)) + 1)
  const done = reached.filter(({ name }) => name !== 'visitOn').length
  const steps = [
    ...reached.map(({ name, day }) => ({ text: t(`track.${name}`), day, time: day && indianLongDay(day, t.language) })),
    ...open.map((name) => {
      const time = times[name]
      return { text: t(`track.ahead.${name}`), day: undefined, time: time && t(time) }
    })
  ]
  return (
    <ol className="mt-6 ml-4">
      {steps.map(({ text, day, time }, place) => {
        const isNext = place === done
        return (
          <li
            key={text}
            className={`relative border-l-2 min-h-8 pb-5 pl-8 last:border-transparent last:pb-0 ${place < done ? 'border-leaf' : 'border-line'} ${isNext && done > 0 ? 'font-semibold' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`absolute top-0 -left-[17px] grid size-8 place-items-center rounded-full border-2 figure text-[1.0625rem] ${place < done ? 'border-leaf bg-leaf text-paper' : isNext && done > 0 ? 'border-ink bg-sun text-on-sun' : 'border-field bg-paper'}`}
            >
              {place < done ? <Icon name="tick" /> : place + 1}
            </span>
            <span>
              {isNext && done > 0 && <span className="text-sun-strong">{t('track.next')}: </span>}
              {text}
            </span>
            {time && (
              <span className="block text-base font-normal text-muted tabular-nums">
                {day ? <time dateTime={day}>{time}</time> : time}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
