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
  const typical = projects.map((project) => typicalOf(project, { texts: t, facts }))
  return (
    <>
      <ul
        className={`mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-8 lg:gap-x-10 ${isWhole ? 'lg:gap-y-14' : 'lg:grid-cols-4'}`}
      >
        {projects.map(
          ({ id, title, category, place, capacity, completed, description, image, imageAlt, illustration }, index) => (
            <li
              key={id}
              className={`grid content-start gap-x-4 gap-y-3 ${isWhole ? '' : 'max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
            >
              <Picture
                name={image}
                alt={imageAlt}
                sizes={`(width >= 62rem) ${isWhole ? 44 : 21}vw, (width >= 40rem) 44vw, ${isWhole ? 90 : 38}vw`}
                className="aspect-3/2 w-full rounded-md object-cover"
                priority={isWhole && index === 0}
              />
              <div>
                <p className="text-base text-muted">
                  {[category, place, illustration && t('site.illustration')].filter(Boolean).join(' · ')}
                </p>
                <h3 className={isWhole ? 'text-title' : 'text-heading'}>{title}</h3>
                {capacity !== null && (
                  <p className={`figure mt-1 ${isWhole ? 'text-figure' : 'text-heading'}`}>
                    {t('projects.capacity', { capacity: indianNumber(capacity) })}
                  </p>
                )}
                <p className="mt-1 max-w-[48ch] text-base leading-snug text-muted tabular-nums empty:hidden">
                  {typical[index]}
                </p>
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
