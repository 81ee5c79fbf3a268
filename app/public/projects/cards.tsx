import type { CollectionRecord } from '../../../server/content/content.ts'
import { indianLongDay, indianNumber } from '../../../shared/indian-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { AsOf } from '../as-of.tsx'
import { Markdown } from '../markdown.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { typicalFacts, typicalOf } from './typical.ts'

interface ProjectCardsProps {
  projects: readonly CollectionRecord<'project'>[]
  /** All that is said of each, on the page of all projects. */
  isWhole?: boolean
}

/** Works side by side: each its picture, what it is, and how large, set as a figure. */
export function ProjectCards({ projects, isWhole = false }: ProjectCardsProps) {
  const t = useTexts()
  const facts = useFacts()
  /** A single one has the whole row. */
  const isWide = isWhole && projects.length === 1
  const typical = projects.map((project) => typicalOf(project, { texts: t, facts }))
  return (
    <>
      <ul
        className={`mt-6 grid gap-x-8 gap-y-8 lg:mt-8 lg:gap-x-10 ${isWide ? '' : 'sm:grid-cols-2'} ${isWhole ? 'lg:gap-y-14' : 'lg:grid-cols-4'}`}
      >
        {projects.map(
          ({ id, title, category, place, capacity, completed, description, image, imageAlt, illustration }, index) => (
            <li
              key={id}
              className={`grid content-start gap-x-4 gap-y-3 ${isWhole ? '' : 'max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'} ${isWide ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-10' : ''}`}
            >
              <Picture
                name={image}
                alt={imageAlt}
                sizes={`(width >= 62rem) ${isWide ? 54 : isWhole ? 44 : 21}vw, (width >= 40rem) ${isWide ? 90 : 44}vw, ${isWhole ? 90 : 38}vw`}
                className="aspect-3/2 w-full rounded-md object-cover object-top"
                priority={isWhole && index === 0}
              />
              <div>
                <p className="text-base text-muted">
                  {[category, place, illustration && t('site.illustration')].filter(Boolean).join(' · ')}
                </p>
                <div
                  className={`text-heading ${isWhole ? 'flex flex-wrap items-baseline justify-between gap-x-6' : ''}`}
                >
                  <h3>{title}</h3>
                  {capacity !== null && (
                    <p className="figure">{t('projects.capacity', { capacity: indianNumber(capacity) })}</p>
                  )}
                </div>
                <p className="mt-1 max-w-[56ch] text-base leading-snug tabular-nums empty:hidden">{typical[index]}</p>
                {isWhole && <Markdown text={description} under={3} className="mt-3" />}
                {isWhole && completed !== null && (
                  <p className="mt-1 text-base text-muted tabular-nums">
                    {t('projects.completed', { day: indianLongDay(completed, t.language) })}
                  </p>
                )}
              </div>
            </li>
          )
        )}
      </ul>
      {typical.some(Boolean) && <AsOf facts={typicalFacts} className="mt-4" />}
    </>
  )
}
