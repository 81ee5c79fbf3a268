import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Becomes a carousel in a page that has home/script.ts; a row to be scrolled everywhere else. */
      'slide-show': HTMLAttributes<HTMLElement> & { autoplay?: '' }
    }
  }
}

interface SlideShowProps {
  /** What the slides are, for those who do not see them. */
  label: string
  slides: readonly { key: string | number; content: ReactNode }[]
  /** One slide at a time, turning by itself until somebody pauses it. */
  autoplay?: boolean
  className?: string
  slideClass?: string
  controlsClass?: string
  buttonClass?: string
}

/** A row that takes the focus scrolls by the keyboard in every browser, without script too. */
const focusable = { tabIndex: 0 }

/**
 * Slides in a row. Without script it scrolls from slide to slide by hand, finger and keyboard; with it the row turns, and
 * gets its buttons.
 */
export function SlideShow({
  label,
  slides,
  autoplay,
  className = '',
  slideClass = '',
  controlsClass = '',
  buttonClass = ''
}: SlideShowProps) {
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
      <p className={`slide-controls ${controlsClass}`}>
        <TurnButton icon="left" label={`Previous: ${label}`} turn="back" className={button} />
        <TurnButton icon="right" label={`Next: ${label}`} turn="on" className={button} />
        {autoplay && (
          <button type="button" data-pause="" aria-label="Pause the slides" className={button}>
            <Icon name="pause" className="size-6" />
            <Icon name="play" className="size-6" />
          </button>
        )}
      </p>
    </slide-show>
  )
}

interface TurnButtonProps {
  icon: IconName
  label: string
  turn: 'back' | 'on'
  className: string
}

function TurnButton({ icon, label, turn, className }: TurnButtonProps) {
  return (
    <button type="button" data-turn={turn} aria-label={label} className={className}>
      <Icon name={icon} className="size-6" />
    </button>
  )
}
