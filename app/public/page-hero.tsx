import { FigureStrip, type FigureStripProps } from './figure-strip.tsx'
import { Breadcrumb } from './page-header.tsx'
import { Photo, type PhotographName } from './photo.tsx'

interface PageHeroProps {
  title: string
  lead: string
  picture: PhotographName
  facts: FigureStripProps['figures']
}

/** The head of a page about one kind of work: the picture from edge to edge, and on paper below it the title and key figures. */
export function PageHero({ title, lead, picture, facts }: PageHeroProps) {
  return (
    <>
      <div className="shell py-1">
        <Breadcrumb trail={[{ label: title }]} />
      </div>
      <Photo
        name={picture}
        sizes="100vw"
        className="aspect-16/10 max-h-[50svh] w-full bg-sunken object-cover sm:aspect-21/9"
        priority
      />
      <div className="shell grid gap-y-8 pt-7 lg:gap-y-10 lg:pt-10">
        <div className="grid items-end gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <h1 className="text-display">{title}</h1>
          {lead && <p className="max-w-[40ch] text-lead">{lead}</p>}
        </div>
        <FigureStrip figures={facts} />
      </div>
    </>
  )
}
