import type { ReactNode } from 'react'
import { AsOf } from './as-of.tsx'
import { FigureStrip, type FigureStripProps } from './figure-strip.tsx'
import { Link, PhoneLink } from './link.tsx'
import { Breadcrumb } from './page-header.tsx'
import { useContactPath } from './page-subject.ts'
import { Photo, type PhotographName } from './photo.tsx'

export interface PageHeroProps {
  title: string
  path: string
  lead: string
  picture: PhotographName
  /** Urgent help: stands before the phone number in a box below the lead. */
  notice?: string
  /** The place of its picture: from edge to edge below the words, beside them, or none, for a drawing that follows. */
  opening?: 'below' | 'beside' | 'words'
  figures: FigureStripProps['figures']
  /** The keys of the facts in these figures. */
  facts: readonly string[]
  /** The label of its button to the contact page. */
  ask: string
  /** Follows the figures. */
  more?: ReactNode
}

/** The head of a page about one kind of work. */
export function PageHero(props: PageHeroProps) {
  const { title, path, lead, notice, picture, opening = 'below', figures, facts, ask, more } = props
  const contact = useContactPath()
  const isBeside = opening === 'beside'
  const photo = (
    <Photo
      name={picture}
      sizes={`${isBeside ? '(width >= 62rem) 50vw, ' : ''}(width >= 40rem) 100vw, 88vw`}
      className={`w-full bg-sunken object-cover ${isBeside ? 'aspect-3/2 h-full rounded-md lg:aspect-auto lg:min-h-96' : 'aspect-2/1 max-h-80 sm:aspect-21/9'}`}
      priority
    />
  )
  return (
    <>
      <div className="shell py-1">
        <Breadcrumb label={title} path={path} />
      </div>
      <div className={`shell grid gap-y-8 pt-3 lg:gap-y-10 ${isBeside ? 'gap-x-14 lg:grid-cols-2' : 'pb-8 lg:pb-10'}`}>
        <div
          className={`grid gap-x-16 gap-y-3 ${isBeside ? 'content-center lg:py-8' : 'items-end lg:grid-cols-[minmax(0,1fr)_auto]'}`}
        >
          <div>
            <h1 className="text-display">{title}</h1>
            {lead && <p className="mt-3 max-w-[40ch] text-lead">{lead}</p>}
          </div>
          <p className={`button-row mt-2 print:hidden ${isBeside ? '' : 'lg:justify-end'}`}>
            <Link to={contact} text={ask} look="sun" />
            {!notice && <PhoneLink look="quiet" className="max-sm:hidden" />}
          </p>
          {notice && (
            <p className="mt-3 max-w-[48ch] rounded-sm border-danger border-l-4 bg-danger-soft px-4 py-3">
              {notice} <PhoneLink className="font-semibold" />
            </p>
          )}
        </div>
        {isBeside && photo}
        <div className="min-w-0 empty:hidden lg:col-span-full">
          <FigureStrip figures={figures} />
          <AsOf facts={facts} className="mt-2" />
          {more}
        </div>
      </div>
      {opening === 'below' && photo}
    </>
  )
}
