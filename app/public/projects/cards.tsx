import { href } from 'react-router'
import type { Area } from '../../../collections/index.ts'
import type { CollectionRecord } from '../../../server/content/content.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { AsOf } from '../as-of.tsx'
import { AreaMap } from '../contact/area-map.tsx'
import { ArrowLink } from '../link.tsx'
import { Markdown } from '../markdown.tsx'
import { FactFigures } from '../products/facts.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { typicalFacts, typicalOf } from './typical.ts'

interface ProjectCardsProps {
  projects: readonly CollectionRecord<'project'>[]
  /** All that is said of each, on the page of all projects. */
  isWhole?: boolean
  /** Where the company works: a map beside a single one. */
  areas?: readonly Area[]
}

/** Works side by side: each its picture, what it is, and how large, set as a figure. */
export function ProjectCards({ projects, isWhole = false, areas = [] }: ProjectCardsProps) {
  const t = useTexts()
  const facts = useFacts()
  /** A single one has the whole row. */
  const isWide = isWhole && projects.length === 1
  const shown = projects.map((project) => {
    const { units = '', panels = '' } = typicalOf(project, { texts: t, facts }) ?? {}
    const size = project.capacity === null ? '' : t('projects.capacity', { capacity: indianNumber(project.capacity) })
    return { ...project, size, units, panels }
  })
  return (
    <>
      <ul
        className={`mt-6 grid gap-x-8 gap-y-8 lg:mt-8 lg:gap-x-10 ${isWide ? '' : 'sm:grid-cols-2'} ${isWhole ? 'lg:gap-y-14' : 'lg:grid-cols-4'}`}
      >
        {shown.map(
          ({ id, title, category, place, size, units, panels, completed, description, image, ...more }, index) => (
            <li
              key={id}
              className={`grid content-start gap-x-4 gap-y-3 ${isWhole ? '' : 'max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'} ${isWide ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-10' : ''}`}
            >
              <Picture
                name={image}
                alt={more.imageAlt}
                sizes={`(width >= 62rem) ${isWide ? 54 : isWhole ? 44 : 21}vw, (width >= 40rem) ${isWide ? 90 : 44}vw, ${isWhole ? 90 : 38}vw`}
                className="aspect-3/2 w-full rounded-md object-cover object-top"
                priority={isWhole && index === 0}
              />
              <div>
                <p className="text-base text-muted empty:hidden">
                  {[category, place, more.illustration && t('site.illustration')].filter(Boolean).join(' · ')}
                </p>
                <h3 className={`text-heading ${isWhole ? 'mb-3' : ''}`}>{title}</h3>
                {!isWhole && size && <p className="figure text-heading">{size}</p>}
                {isWhole && (
                  <FactFigures
                    facts={[
                      { name: t('projects.size'), value: size },
                      { name: t('projects.units'), value: units },
                      { name: t('projects.completedIn'), value: completed?.slice(0, 4) ?? '' }
                    ].filter(({ value }) => value !== '')}
                  />
                )}
                {isWhole && <Markdown text={description} under={3} className="mt-2" />}
                <p className="mt-1 max-w-[56ch] text-base leading-snug tabular-nums empty:hidden">
                  {[panels, !isWhole && units && t('projects.typical.units', { units })].filter(Boolean).join(' · ')}
                </p>
                {isWhole && (
                  <ArrowLink
                    to={`${href('/contact')}?about=project:${id}`}
                    text={t('projects.ask.link')}
                    of={title}
                    className="link mt-1"
                  />
                )}
                <div className="mt-4 max-w-56 empty:hidden max-lg:hidden">
                  {isWide && <AreaMap areas={areas} chosen={place} />}
                </div>
              </div>
            </li>
          )
        )}
      </ul>
      {shown.some(({ units }) => units) && <AsOf facts={typicalFacts} className="mt-4" />}
    </>
  )
}
