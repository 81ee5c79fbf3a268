import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { ArrowLink } from './link.tsx'

interface CatalogueRowProps {
  /** The file name of its picture. */
  picture: string
  alt: string
  pictureClass: string
  /** On a phone its picture is as wide as the page, and not beside the title. */
  isWide?: boolean
  priority?: boolean
  transition?: string
  note?: ReactNode
  title: string
  level: 2 | 3 | 4
  titleClass?: string
  /** At the other end of the title's line. */
  price?: string
  text: string
  link: { text: string; path: string }
  /** Between title and text. */
  children?: ReactNode
}

/** A record in a list that shows one below the other, all of it a link: picture, title and what is said of it. */
export function CatalogueRow(props: CatalogueRowProps) {
  const { picture, pictureClass, isWide, note, title, level, titleClass = 'text-xl sm:text-heading' } = props
  const { alt, priority, transition, price, text, link, children } = props
  const Title = `h${level}` as const
  return (
    <article
      className={`group relative grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)] ${isWide ? '' : 'grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'}`}
    >
      <Picture
        name={picture}
        alt={alt}
        sizes={`(width >= 84rem) 26rem, (width >= 40rem) 36vw, ${isWide ? 90 : 42}vw`}
        className={`w-full rounded-md object-cover sm:row-span-2 ${pictureClass}`}
        priority={priority}
        transition={transition}
      />
      <div>
        {note && <p className="mb-1 flex flex-wrap gap-x-4 text-base text-muted tabular-nums">{note}</p>}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <Title className={`max-w-[22em] leading-tight font-semibold group-hover:underline ${titleClass}`}>
            {title}
          </Title>
          {price && <p className="figure text-lead">{price}</p>}
        </div>
      </div>
      <div className={isWide ? '' : 'max-sm:col-span-2'}>
        {children}
        <p className={`max-w-[60ch] whitespace-pre-line text-muted ${isWide ? 'sm:text-lead' : 'text-base'}`}>{text}</p>
        <ArrowLink
          to={link.path}
          text={link.text}
          of={title}
          className="text-[0.9375rem] font-medium text-link after:absolute after:inset-0"
        />
      </div>
    </article>
  )
}
