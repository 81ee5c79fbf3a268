import { href } from 'react-router'
import type { CollectionRecord } from '../../../server/content/content.ts'
import { Picture } from '../../../ui/picture.tsx'
import { focusable } from '../focusable.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { useContactPath } from '../page-subject.ts'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'

/** The slides, their words below their pictures; without any, the company's name with the same links. */
export function Hero({ slides, isFirst = false }: { slides: readonly CollectionRecord<'slide'>[]; isFirst?: boolean }) {
  const t = useTexts()
  const { companyName } = useSite().settings
  if (slides.length === 0) {
    return (
      <div className="hero bg-sunken pb-14">
        <Words headline={companyName} tagline={t('home.title')} isHeading={isFirst} />
      </div>
    )
  }
  return (
    <slide-show className="hero">
      <section aria-roledescription="carousel" aria-label={t('home.slides')} className="slides" {...focusable}>
        <ul>
          {slides.map(({ id, headline, tagline, image, imageAlt }, place) => (
            <li key={id}>
              <div className="hero-picture bg-sunken">
                <Picture
                  name={image}
                  alt={imageAlt}
                  sizes="(width < 40rem) 88vw, (width < 64rem) 100vw, 60vw"
                  // Phones have the estimate before it, which must not share the line with it.
                  priority={isFirst && place === 0}
                />
              </div>
              <Words
                headline={headline}
                tagline={tagline}
                place={t('site.slides.place', { place: place + 1, count: slides.length })}
                isHeading={isFirst && place === 0}
              />
            </li>
          ))}
        </ul>
      </section>
      {slides.length > 1 && <Controls />}
    </slide-show>
  )
}

/** Without script the slides are a row that scrolls, and these are hidden. */
function Controls() {
  const t = useTexts()
  const button =
    'on-night grid size-11 place-items-center rounded-full border border-night-line bg-night text-on-night hover:bg-night-line'
  return (
    <p className="slide-controls">
      {(['previous', 'next'] as const).map((move) => (
        <button
          key={move}
          type="button"
          data-move={move}
          aria-label={t(`site.slides.${move}`, { slides: t('home.slides') })}
          className={button}
        >
          <Icon name={move === 'next' ? 'right' : 'left'} className="size-6" />
        </button>
      ))}
      <button
        type="button"
        data-pause={t('site.slides.pause')}
        data-play={t('site.slides.play')}
        aria-label={t('site.slides.pause')}
        className={button}
      >
        <Icon name="pause" className="size-6" />
        <Icon name="play" className="size-6" />
      </button>
    </p>
  )
}

interface WordsProps {
  headline: string
  tagline: string
  /** Its place among the slides, in words. */
  place?: string
  isHeading: boolean
}

function Words({ headline, tagline, place, isHeading }: WordsProps) {
  const t = useTexts()
  const Headline = isHeading ? 'h1' : 'h2'
  return (
    <div className="hero-words flex flex-wrap justify-between gap-x-8 gap-y-3">
      <div className="sm:basis-full">
        <p className="flex flex-wrap gap-x-4 font-medium text-muted max-sm:pr-38 max-sm:pb-2">
          <span>{t('home.slides.label')}</span>
          {place && <span className="tabular">{place}</span>}
        </p>
        <Headline className={isHeading ? 'text-title' : 'text-lead leading-snug'}>{headline}</Headline>
        <p className="mt-1 max-w-[66ch] text-base leading-snug empty:hidden">{tagline}</p>
      </div>
      <p className="button-row max-sm:w-full">
        <Link to={useContactPath('visit')} text={t('home.slides.start')} look="quiet" />
        <Link to={href('/about')} text={t('home.slides.more')} of={t('site.nav.about')} look="quiet" />
      </p>
    </div>
  )
}
