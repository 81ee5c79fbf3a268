import type { ComponentProps, ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { FactFigures } from './fact-figures.tsx'
import { ArrowLink } from './link.tsx'

const layouts = {
  stacked: 'sm:grid-rows-[auto_auto_1fr]',
  aligned: 'sm:row-span-5 sm:grid-rows-subgrid',
  lead: 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]',
  half: 'sm:grid-rows-[auto_auto_1fr] lg:grid-cols-2 lg:grid-rows-[auto_1fr]'
}

/** Of the picture. */
const spans = { stacked: '', aligned: '', lead: 'lg:row-span-2', half: 'lg:row-span-2' }

/** On a phone: its columns, and the place of its text, beside the picture like the title or below it. */
const besides = {
  all: ['max-sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]', 'max-sm:col-start-2'],
  title: ['max-sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]', 'max-sm:col-span-2']
}

interface CardProps {
  picture: string
  alt: string
  sizes: string
  pictureClass: string
  /**
   * 'lead': the first of a list, its picture large beside its words. 'aligned': its five parts are at the heights of those of the
   * cards beside it; it stands in a `sm:row-span-5 sm:grid sm:grid-rows-subgrid`.
   */
  layout?: keyof typeof layouts
  /** What stands at the right of its picture on a phone. */
  beside?: keyof typeof besides
  priority?: boolean
  /** The view transition that its picture shares with the page it leads to. */
  transition?: string
  note?: ReactNode
  title: string
  level?: 2 | 3 | 4
  titleClass?: string
  /** In a line below the title. */
  detail?: string
  children?: ReactNode
  text: ReactNode
  /** At the foot, where cards side by side have them at one height. */
  figures?: ComponentProps<typeof FactFigures>['facts']
  /** Its figures stand one below the other. */
  isFigureList?: boolean
  link?: { text: string; path: string }
}

/** A record in a list: picture, title and a few lines; all of it leads to its page where it has one. */
export function Card({
  picture,
  alt,
  sizes,
  pictureClass,
  layout = 'stacked',
  beside,
  priority,
  transition,
  note,
  title,
  level = 3,
  titleClass = 'text-[1.375rem] leading-tight',
  detail,
  children,
  text,
  figures,
  isFigureList,
  link
}: CardProps) {
  const Title = `h${level}` as const
  const [columns = '', place = ''] = beside ? besides[beside] : []
  const isAligned = layout === 'aligned'
  return (
    <article
      className={`group relative grid h-full content-start gap-x-4 gap-y-3 sm:gap-x-8 ${columns} ${layouts[layout]}`}
    >
      <Picture
        name={picture}
        alt={alt}
        sizes={sizes}
        className={`w-full rounded-md object-cover ${beside === 'all' ? 'max-sm:row-span-2' : ''} ${spans[layout]} ${pictureClass}`}
        priority={priority}
        transition={transition}
      />
      <div className={layout === 'half' ? 'lg:border-t lg:border-ink lg:pt-4' : ''}>
        {note && (
          <p
            className={`mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-base text-muted tabular ${beside ? 'max-sm:grid' : ''}`}
          >
            {note}
          </p>
        )}
        <Title className={`group-hover:underline ${titleClass}`}>{title}</Title>
        <p className={`mt-1 text-base tabular empty:hidden ${layout === 'half' ? 'lg:text-xl' : ''}`}>{detail}</p>
        {children}
      </div>
      <div
        className={`${children ? 'mt-1' : '-mt-1.5'} ${isAligned ? 'justify-items-start gap-y-0 sm:row-span-3 sm:grid sm:grid-rows-subgrid' : 'flex flex-col'} items-start ${place}`}
      >
        {typeof text === 'string' ? (
          <p
            className={`max-w-[66ch] max-sm:text-base whitespace-pre-line ${layout === 'half' ? 'lg:text-[1.375rem]' : ''}`}
          >
            {text}
          </p>
        ) : (
          text
        )}
        {figures && (
          <div className={`mt-4 w-full ${isAligned ? '' : 'flex grow flex-col justify-end'}`}>
            <FactFigures facts={figures} isList={isFigureList} />
          </div>
        )}
        {link && (
          <ArrowLink
            to={link.path}
            text={link.text}
            of={title}
            className={`${layout === 'stacked' ? 'mt-auto' : ''} font-medium text-link after:absolute after:inset-0 ${beside === 'all' ? 'max-sm:min-h-0' : ''}`}
          />
        )}
      </div>
    </article>
  )
}
