import { href } from 'react-router'
import type { CollectionRecord } from '../../../server/content/content.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { AsOf } from '../as-of.tsx'
import { ArrowLink } from '../link.tsx'
import { Markdown } from '../markdown.tsx'
import { FactFigures } from '../products/facts.tsx'
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
                <p className="text-base text-muted empty:hidden">
                  {[...(isWhole ? [] : [category, place]), illustration && t('site.illustration')]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <div className={`text-heading ${isWhole ? 'mb-3 flex flex-wrap items-baseline gap-x-4' : ''}`}>
                  <h3>{title}</h3>
                  {capacity !== null && (
                    <p className={`figure ${isWhole ? 'text-[1.375rem]' : ''}`}>
                      {t('projects.capacity', { capacity: indianNumber(capacity) })}
                    </p>
                  )}
                </div>
                {isWhole && (
                  <FactFigures
                    facts={[
                      { name: t('projects.category'), value: category },
                      { name: t('projects.place'), value: place },
                      { name: t('projects.completedIn'), value: completed?.slice(0, 4) ?? '' }
                    ].filter(({ value }) => value !== '')}
                  />
                )}
                {isWhole && <Markdown text={description} under={3} className="mt-2" />}
                <p className="mt-1 max-w-[56ch] text-base leading-snug tabular-nums empty:hidden">{typical[index]}</p>
                {isWhole && (
                  <ArrowLink
                    to={`${href('/contact')}?about=project:${id}`}
                    text={t('projects.ask.link')}
                    of={title}
                    className="link mt-1"
                  />
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
