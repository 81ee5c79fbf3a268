import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { ArrowLink } from './link.tsx'

interface CardProps {
  /** The file name of its picture. */
  picture: string
  alt: string
  sizes: string
  pictureClass: string
  priority?: boolean
  /** The view transition that its picture shares with the page it leads to. */
  transition?: string
  note?: ReactNode
  title: string
  /** Of its title, 3 by default. */
  level?: 2 | 3
  /** Short ones, in a line below the title; those that are missing are left out. */
  facts?: readonly (string | false | undefined)[]
  text: ReactNode
  link?: { text: string; path: string }
  /** On a phone its picture is small, at the left of its words. */
  isRow?: boolean
}

/** A record in a list: picture, title and a few lines; all of it leads to its page where it has one. */
export function Card(props: CardProps) {
  const { picture, alt, sizes, pictureClass, note, title, facts = [], text, link, isRow, level = 3, ...image } = props
  const Title = `h${level}` as const
  return (
    <article className={`group relative flex h-full flex-col ${isRow ? 'gap-x-4 max-sm:flex-row' : ''}`}>
      <Picture
        name={picture}
        alt={alt}
        sizes={sizes}
        className={`w-full rounded-md object-cover ${isRow ? 'max-sm:size-[min(6.5rem,27vw)] max-sm:shrink-0' : ''} ${pictureClass}`}
        {...image}
      />
      <div className={`flex min-w-0 grow flex-col ${isRow ? 'sm:mt-3.5' : 'mt-3.5'}`}>
        {note && (
          <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-base text-muted tabular-nums">
            {note}
          </p>
        )}
        <Title
          className={`leading-tight group-hover:underline ${level === 2 ? 'text-heading' : isRow ? 'text-xl sm:text-[1.375rem]' : 'text-[1.375rem]'}`}
        >
          {title}
        </Title>
        <p className="mt-1 text-base tabular-nums empty:hidden">{facts.filter(Boolean).join(' · ')}</p>
        {typeof text === 'string' ? <p className="mt-1.5 text-base whitespace-pre-line text-muted">{text}</p> : text}
        {link && (
          <ArrowLink
            to={link.path}
            text={link.text}
            of={title}
            className="mt-auto text-[0.9375rem] font-medium text-link after:absolute after:inset-0"
          />
        )}
      </div>
    </article>
  )
}

/** Columns of a list on a wide screen: three or four, whichever leaves fewer holes in the last row. */
export function fullRows(count: number): string {
  return count % 4 !== 0 && (count % 3 === 0 || count % 4 === 1) ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
}
