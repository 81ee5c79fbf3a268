import { FigureStrip, type FigureStripProps } from './figure-strip.tsx'
import { Breadcrumb } from './page-header.tsx'
import type { PhotographName } from './photo.tsx'
import { Photo } from './photo.tsx'

interface PageHeroProps {
  title: string
  lead: string
  picture: PhotographName
  facts: FigureStripProps['figures']
}

/** The head of a page about one kind of work: title, picture, key figures. */
export function PageHero({ title, lead, picture, facts }: PageHeroProps) {
  return (
    <div className="on-night bg-night text-on-night">
      <div className="grid lg:min-h-[30rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div className="shell-start flex flex-col pt-4 pr-[var(--edge)] pb-10 lg:pt-6 lg:pr-14 lg:pb-14">
          <Breadcrumb trail={[{ label: title }]} />
          <h1 className="mt-6 text-title lg:mt-auto">{title}</h1>
          {lead && <p className="mt-4 max-w-[36ch] text-lead text-on-night-muted">{lead}</p>}
        </div>
        <Photo
          name={picture}
          sizes="(width >= 62rem) 52vw, 100vw"
          className="h-full max-h-[36rem] w-full object-cover max-lg:aspect-16/10"
          priority
        />
      </div>
      <FigureStrip figures={facts} />
    </div>
  )
}
