import { Breadcrumb } from './page-header.tsx'
import type { PhotographName } from './photo.tsx'
import { Photo } from './photo.tsx'

export interface PageHeroProps {
  title: string
  lead: string
  picture: PhotographName
  /** Key figures, each with what it counts. */
  facts: readonly { figure: string; text: string }[]
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
      <dl className="shell grid gap-x-10 empty:hidden sm:grid-cols-3">
        {facts.map(({ figure, text }) => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end border-night-line py-5 not-first:border-t sm:border-t-0! sm:py-8 lg:py-10"
          >
            <dt className="max-w-[32ch] text-base text-on-night-muted">{text}</dt>
            <dd className="text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-tight font-light tracking-tight tabular-nums">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
