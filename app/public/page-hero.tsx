import { FigureStrip, type FigureStripProps } from './figure-strip.tsx'
import { Breadcrumb } from './page-header.tsx'
import { Photo, type PhotographName } from './photo.tsx'

export interface PageHeroProps {
  title: string
  path: string
  lead: string
  picture: PhotographName
  /** Where its picture stands: from edge to edge above the words or below them, beside them, or not at all, for a drawing that follows. */
  opening?: 'wide' | 'below' | 'beside' | 'words'
  facts: FigureStripProps['figures']
}

/** The head of a page about one kind of work. */
export function PageHero({ title, path, lead, picture, opening = 'wide', facts }: PageHeroProps) {
  const isBeside = opening === 'beside'
  const photo = (
    <Photo
      name={picture}
      sizes={isBeside ? '(width >= 62rem) 50vw, 100vw' : '100vw'}
      className={`w-full bg-sunken object-cover ${isBeside ? 'aspect-3/2 h-full rounded-md lg:aspect-auto lg:min-h-96' : 'aspect-16/10 max-h-[50svh] sm:aspect-21/9'}`}
      priority
    />
  )
  return (
    <>
      <div className="shell py-1">
        <Breadcrumb label={title} path={path} />
      </div>
      {opening === 'wide' && photo}
      <div
        className={`shell grid gap-y-8 lg:gap-y-10 ${opening === 'wide' ? 'pt-7 lg:pt-10' : 'pt-3'} ${isBeside ? 'gap-x-14 lg:grid-cols-2' : ''}`}
      >
        <div
          className={`grid gap-x-16 gap-y-3 ${isBeside ? 'content-center lg:py-8' : 'items-end lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'}`}
        >
          <h1 className="text-display">{title}</h1>
          {lead && <p className="max-w-[40ch] text-lead">{lead}</p>}
        </div>
        {isBeside && photo}
        <div className="lg:col-span-full">
          <FigureStrip figures={facts} />
        </div>
      </div>
      {opening === 'below' && <div className="mt-8 lg:mt-10">{photo}</div>}
    </>
  )
}
