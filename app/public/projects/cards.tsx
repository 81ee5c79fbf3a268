import { href } from 'react-router'
import type { CollectionRecord } from '../../../server/content/content.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { AsOf } from '../as-of.tsx'
import { Link } from '../link.tsx'
import { Markdown } from '../markdown.tsx'
import { FactFigures } from '../products/facts.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { typicalFacts, typicalOf } from './typical.ts'

interface ProjectCardsProps {
  projects: readonly CollectionRecord<'project'>[]
  /** With all texts of each, on the page of all projects. */
  isWhole?: boolean
}

/** Works side by side: picture, title, and size, set as a figure. */
export function ProjectCards({ projects, isWhole = false }: ProjectCardsProps) {
  const t = useTexts()
  const facts = useFacts()
  const count = projects.length
  /** The first have a row each: one or two, so that none of the others stands alone at the end. */
  const leading = isWhole ? 2 - (count % 2) : 0
  const shown = projects.map((project) => {
    const { units, panels = '' } = typicalOf(project, { texts: t, facts }) ?? {}
    const size = project.capacity === null ? '' : t('projects.capacity', { capacity: indianNumber(project.capacity) })
    return { ...project, size, units: units ? indianNumber(units) : '', panels }
  })
  return (
    <>
      <ul
        className={`mt-6 grid gap-x-8 gap-y-8 lg:mt-8 lg:gap-x-10 ${isWhole ? 'lg:gap-y-14' : ''} ${!isWhole && count === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
      >
        {shown.map(
          ({ id, title, category, place, size, units, panels, completed, description, image, ...more }, index) => {
            const isWide = index < leading
            return (
              <li
                key={id}
                className={`grid gap-x-4 gap-y-3 ${isWhole ? 'grid-rows-[auto_1fr]' : index > 0 ? 'content-start max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'content-start'} ${isWide ? 'sm:col-span-full lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-12' : ''}`}
              >
                <Picture
                  name={image}
                  alt={more.imageAlt}
                  sizes={`(width >= 62rem) ${isWide ? 66 : isWhole || count !== 3 ? 44 : 28}vw, (width >= 40rem) ${isWide ? 90 : 44}vw, ${isWhole || index === 0 ? 88 : 38}vw`}
                  className={`aspect-3/2 w-full rounded-md object-cover object-top ${isWide ? 'sm:max-lg:aspect-2/1' : isWhole ? '' : 'sm:aspect-2/1'}`}
                  priority={isWhole && index === 0}
                />
                <div className={`flex flex-col items-start ${isWide ? 'lg:justify-center' : ''}`}>
                  <p className="text-base text-muted empty:hidden">
                    {[category, place, more.illustration && t('site.illustration')].filter(Boolean).join(' · ')}
                  </p>
                  <div className={isWhole ? 'mb-3' : 'flex w-full flex-wrap items-baseline justify-between gap-x-6'}>
                    <h3 className="text-heading max-sm:leading-tight">{title}</h3>
                    {!isWhole && <p className="figure text-heading">{size}</p>}
                  </div>
                  {isWhole && (
                    <FactFigures
                      facts={[
                        { name: t('projects.size'), value: size },
                        { name: t('projects.units'), value: units },
                        { name: t('projects.completedIn'), value: completed?.slice(0, 4) ?? '' }
                      ]}
                    />
                  )}
                  {isWhole && <Markdown text={description} under={3} className="mt-2" />}
                  <p
                    className={`mt-1 max-w-[56ch] text-base leading-snug tabular-nums empty:hidden ${isWhole ? 'text-muted' : ''}`}
                  >
                    {isWhole ? panels : units && t('projects.typical.units', { units })}
                  </p>
                  {isWhole && (
                    <div className={`pt-5 ${isWide ? '' : 'mt-auto'}`}>
                      <Link
                        to={`${href('/contact')}?about=project:${id}`}
                        text={t('projects.ask.one')}
                        look="quiet"
                        of={title}
                      />
                    </div>
                  )}
                </div>
              </li>
            )
          }
        )}
      </ul>
      {shown.some(({ units }) => units) && <AsOf facts={typicalFacts} className="mt-4" />}
    </>
  )
}

/** The totals of several projects, each figure only where it is known of all. */
export function ProjectTotals({ projects }: ProjectCardsProps) {
  const t = useTexts()
  const facts = useFacts()
  const total = (read: (project: (typeof projects)[number]) => number | null | undefined) => {
    const sum = projects.reduce((before, project) => before + (read(project) ?? Number.NaN), 0)
    return sum > 0 ? indianNumber(sum) : ''
  }
  const capacity = total((project) => project.capacity)
  if (projects.length < 2) return null
  return (
    <FactFigures
      facts={[
        { name: t('projects.count'), value: String(projects.length) },
        { name: t('projects.together'), value: capacity && t('projects.capacity', { capacity }) },
        { name: t('projects.units'), value: total((project) => typicalOf(project, { texts: t, facts })?.units) }
      ]}
    />
  )
}
