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
  /** Short ones, in a line below the title; those that are missing are left out. */
  facts?: readonly (string | false | undefined)[]
  text: ReactNode
  link?: { text: string; path: string }
}

/** A record in a list: picture, title and a few lines. */
export function Card({ picture, alt, sizes, pictureClass, note, title, facts = [], text, link, ...image }: CardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        name={picture}
        alt={alt}
        sizes={sizes}
        className={`w-full rounded-md object-cover ${pictureClass}`}
        {...image}
      />
      {note && (
        <p className="mt-4 flex items-baseline justify-between gap-4 text-base text-muted tabular-nums">{note}</p>
      )}
      <h3 className={`text-[1.4375rem] leading-tight ${note ? 'mt-1' : 'mt-4'}`}>{title}</h3>
      <p className="mt-1 text-base tabular-nums empty:hidden">{facts.filter(Boolean).join(' · ')}</p>
      {typeof text === 'string' ? <p className="mt-2 whitespace-pre-line text-muted">{text}</p> : text}
      {link && (
        <ArrowLink
          to={link.path}
          text={link.text}
          of={title}
          className="mt-auto pt-2 font-medium text-link after:absolute after:inset-0 group-hover:underline"
        />
      )}
    </article>
  )
}
