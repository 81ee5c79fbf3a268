import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in slide-show/element.ts. */
      'slide-show': HTMLAttributes<HTMLElement> & { autoplay?: '' }
    }
  }
}

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
        <MoveButton icon="left" label={`Previous: ${label}`} move="previous" className={button} />
        <MoveButton icon="right" label={`Next: ${label}`} move="next" className={button} />
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

interface MoveButtonProps {
  icon: IconName
  label: string
  move: 'previous' | 'next'
  className: string
}

function MoveButton({ icon, label, move, className }: MoveButtonProps) {
  return (
    <button type="button" data-move={move} aria-label={label} className={className}>
      <Icon name={icon} className="size-6" />
    </button>
  )
}
