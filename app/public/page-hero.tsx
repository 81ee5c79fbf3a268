import type { ReactNode } from 'react'
import { AsOf } from './as-of.tsx'
import { FigureStrip, type FigureStripProps } from './figure-strip.tsx'
import { Link, PhoneLink } from './link.tsx'
import { Breadcrumb, type Crumb } from './page-header.tsx'
import { useContactPath } from './page-subject.ts'
import { Photo, type PhotographName } from './photo.tsx'
import { useTexts } from './texts.tsx'

interface HeroProps {
  title: string
  path: string
  parent?: Crumb
  /** A line above its title. */
  label?: string
  /** Its lead, buttons, and what else stands beside the picture. */
  words: ReactNode
  picture: ReactNode
  children?: ReactNode
}

/** How large `Hero` shows its picture. */
export const heroSizes = '(width >= 62rem) 58vw, (width >= 40rem) 100vw, 88vw'

/** The look of the picture of a `Hero`. */
export const heroPicture =
  'aspect-3/2 h-full w-full rounded-md object-cover sm:max-lg:aspect-2/1 lg:aspect-auto lg:min-h-96'

/** The opening of a page about one kind of work: title and words beside a picture, and a row below both. */
export function Hero({ title, path, parent, label, words, picture, children }: HeroProps) {
  return (
    <>
      <div className="shell py-1">
        <Breadcrumb label={title} path={path} {...(parent && { parent })} />
      </div>
      <div className="shell split gap-y-8 pt-3 lg:gap-y-10">
        <div className="grid content-center gap-y-3 lg:py-8">
          {label && <p className="-mb-2 text-lead font-medium text-muted">{label}</p>}
          <h1 className="text-display">{title}</h1>
          {words}
        </div>
        {picture}
        <div className="min-w-0 empty:hidden lg:col-span-full">{children}</div>
      </div>
    </>
  )
}

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

/** The opening of a page with texts of the catalogue. */
export function PageHero(props: PageHeroProps) {
  const { title, path, lead, notice, picture, pictureClass = '', figures = [], facts = [], ask, more } = props
  const t = useTexts()
  const words = (
    <>
      {lead && <p className="max-w-[40ch] text-lead text-muted">{lead}</p>}
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
    </>
  )
  return (
    <Hero
      title={title}
      path={path}
      words={words}
      picture={
        <figure className="grid grid-rows-[1fr_auto]">
          <Photo name={picture} sizes={heroSizes} className={`${heroPicture} ${pictureClass}`} priority />
          <figcaption className="mt-2 text-base text-muted">{t('site.illustration')}</figcaption>
        </figure>
      }
    >
      <FigureStrip figures={figures} />
      {figures.length > 0 && <AsOf facts={facts} className="mt-2" />}
      {more}
    </Hero>
  )
}
