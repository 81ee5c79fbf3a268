import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { useTexts } from '../texts.tsx'

interface SlideShowProps {
  label: string
  slides: readonly { key: string | number; content: ReactNode }[]
  /** One slide at a time, moving by itself until it is paused. */
  autoplay?: boolean
  className?: string
  slideClass?: string
  controlsClass?: string
  buttonClass?: string
}

/** Lets the keyboard scroll the row in every browser, without script too. */
const focusable = { tabIndex: 0 }

/** A carousel. Without script it is a row that scrolls from slide to slide. */
export function SlideShow(props: SlideShowProps) {
  const { label, slides, autoplay, className, slideClass, controlsClass = '', buttonClass = '' } = props
  const t = useTexts()
  const button = `grid size-12 place-items-center rounded-full ${buttonClass}`
  return (
    <slide-show className={className} autoplay={autoplay ? '' : undefined}>
      <section aria-roledescription="carousel" aria-label={label} className="slides" {...focusable}>
        <ul>
          {slides.map(({ key, content }) => (
            <li key={key} className={slideClass}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      {slides.length > 1 && (
        <p className={`slide-controls ${controlsClass}`}>
          {(['previous', 'next'] as const).map((move) => (
            <button
              key={move}
              type="button"
              data-move={move}
              aria-label={t(`site.slides.${move}`, { slides: label })}
              className={button}
            >
              <Icon name={move === 'next' ? 'right' : 'left'} className="size-6" />
            </button>
          ))}
          {autoplay && (
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
          )}
        </p>
      )}
    </slide-show>
  )
}
