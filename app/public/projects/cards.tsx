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

/** A table of works: each its picture, what it is, and how large, set as a figure. */
export function ProjectCards({ projects, isWhole = false }: ProjectCardsProps) {
  const t = useTexts()
  const facts = useFacts()
  const typical = projects.map((project) => typicalOf(project, { texts: t, facts }))
  return (
    <>
      <ul className="mt-6 border-b border-line lg:mt-8">
        {projects.map(
          ({ id, title, category, place, capacity, completed, description, image, imageAlt, illustration }, index) => (
            <li
              key={id}
              className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2 border-t border-ink py-4 sm:gap-x-10 sm:py-5 ${isWhole ? 'max-sm:grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_minmax(0,5fr)]'}`}
            >
              <figure className={isWhole ? 'sm:row-span-2' : 'row-span-2'}>
                <Picture
                  name={image}
                  alt={imageAlt}
                  sizes={isWhole ? '(width >= 40rem) 38vw, 90vw' : '(width >= 62rem) 15vw, 38vw'}
                  className="aspect-3/2 w-full rounded-md object-cover"
                  priority={isWhole && index === 0}
                />
                {illustration && (
                  <figcaption className="mt-1 text-[0.9375rem] text-muted">{t('site.illustration')}</figcaption>
                )}
              </figure>
              <div>
                <p className="text-base text-muted">{[category, place].filter(Boolean).join(' · ')}</p>
                <h3 className={`leading-tight ${isWhole ? 'text-title' : 'text-heading'}`}>{title}</h3>
                {completed !== null && <p className="mt-1 tabular-nums">{indianLongDay(completed, t.language)}</p>}
                {isWhole && <Markdown text={description} under={3} className="mt-3 text-muted" />}
              </div>
              <div
                className={isWhole ? '' : 'lg:row-span-2 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-8'}
              >
                {capacity !== null && (
                  <p className={`figure ${isWhole ? 'text-figure' : 'text-heading lg:text-figure'}`}>
                    {t('projects.capacity', { capacity: indianNumber(capacity) })}
                  </p>
                )}
                <p className="max-w-[30ch] text-base leading-snug text-muted tabular-nums">{typical[index]}</p>
              </div>
            </li>
          )
        )}
      </ul>
      {typical.some(Boolean) && <AsOf facts={typicalFacts} className="mt-4" />}
    </>
  )
}
