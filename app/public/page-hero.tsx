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
  /** Which part of the picture stays where its place is narrower. */
  pictureClass?: string
  /** Urgent help: stands before the phone number in a box below the lead. */
  notice?: string
  figures?: FigureStripProps['figures']
  facts?: readonly string[]
  ask: string
  more?: ReactNode
}

export function PageHero(props: PageHeroProps) {
  const { title, path, lead, notice, picture, pictureClass = '', figures = [], facts = [], ask, more } = props
  return (
    <>
      <div className="shell py-1">
        <Breadcrumb label={title} path={path} />
      </div>
      <div className="shell grid gap-x-14 gap-y-8 pt-3 lg:grid-cols-2 lg:gap-y-10">
        <div className="grid content-center gap-y-3 lg:py-8">
          <h1 className="text-display">{title}</h1>
          {lead && <p className="max-w-[40ch] text-lead">{lead}</p>}
          <p className="mt-2 button-row print:hidden">
            <Link to={useContactPath()} text={ask} look="sun" />
            {!notice && <PhoneLink look="quiet" className="max-sm:hidden" />}
          </p>
          {figures.length === 0 && <AsOf facts={facts} />}
          {notice && (
            <p className="mt-3 max-w-[48ch] rounded-sm border-danger border-l-4 bg-danger-soft px-4 py-3">
              {notice} <PhoneLink className="font-semibold" />
            </p>
          )}
        </div>
        <Photo
          name={picture}
          sizes="(width >= 62rem) 50vw, (width >= 40rem) 100vw, 88vw"
          className={`aspect-3/2 h-full w-full rounded-md object-cover sm:max-lg:aspect-2/1 lg:aspect-auto lg:min-h-96 ${pictureClass}`}
          priority
        />
        <div className="min-w-0 empty:hidden lg:col-span-full">
          <FigureStrip figures={figures} />
          {figures.length > 0 && <AsOf facts={facts} className="mt-2" />}
          {more}
        </div>
      </div>
    </>
  )
}
