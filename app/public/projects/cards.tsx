import type { CollectionRecord } from '../../../server/content/content.ts'
import { indianLongDay, indianNumber } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Card, fullRows } from '../card.tsx'
import { focusable } from '../focusable.ts'
import { Markdown } from '../markdown.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { typicalFacts, typicalOf } from './typical.ts'

interface ProjectCardsProps {
  projects: readonly CollectionRecord<'project'>[]
  /** All that is said of each, on the page of all projects. */
  isWhole?: boolean
}

export function ProjectCards({ projects, isWhole = false }: ProjectCardsProps) {
  const t = useTexts()
  const facts = useFacts()
  const typical = projects.map((project) => typicalOf(project, { texts: t, facts }))
  return (
    <>
      <ul
        {...(isWhole ? {} : { ...focusable, 'aria-label': t('home.projects.title') })}
        className={`mt-6 grid gap-x-8 gap-y-10 lg:mt-8 ${fullRows(projects.length)} ${isWhole ? 'sm:grid-cols-2' : 'snap-row'}`}
      >
        {projects.map(
          ({ id, title, category, place, capacity, completed, description, image, imageAlt, illustration }, index) => (
            <li key={id}>
              <Card
                picture={image}
                alt={imageAlt}
                sizes={`(width >= 62rem) ${isWhole ? 27 : 23}vw, (width >= 40rem) 45vw, ${isWhole ? 90 : 75}vw`}
                pictureClass="aspect-4/3"
                priority={isWhole && index === 0}
                note={
                  <>
                    <span>{category}</span>
                    {illustration && <span>{t('site.illustration')}</span>}
                  </>
                }
                title={title}
                facts={[
                  place,
                  capacity !== null && t('projects.capacity', { capacity: indianNumber(capacity) }),
                  completed !== null && indianLongDay(completed, t.language),
                  typical[index]
                ]}
                text={isWhole && <Markdown text={description} under={3} className="mt-2 text-muted" />}
              />
            </li>
          )
        )}
      </ul>
      {typical.some(Boolean) && <AsOf facts={typicalFacts} className="mt-4" />}
    </>
  )
}
