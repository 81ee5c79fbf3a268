import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import type { CollectionRecord } from '../../../server/content/content.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { textContent } from '../../../shared/markdown.ts'
import { Picture } from '../../../ui/picture.tsx'
import { AsOf } from '../as-of.tsx'
import { FactFigures } from '../fact-figures.tsx'
import { Icon } from '../icon.tsx'
import { Link, type LinkProps } from '../link.tsx'
import { Markdown, splitLead } from '../markdown.tsx'
import { inPairs, Spread } from '../news/cards.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { homeFact, typicalFacts, typicalOf } from './typical.ts'

type Project = CollectionRecord<'project'>

interface ProjectsProps {
  projects: readonly Project[]
}

interface LookProps {
  /**
   * `page`: at the head of its own page, with its figures and first paragraph. `lead` and `whole`: the same as a link there,
   * over the whole width or as a card. `brief`: with its size alone. Left out: with its size and units.
   */
  look?: 'page' | 'lead' | 'whole' | 'brief'
}

/** The columns of a card on a desktop: in rows of two and of three, or the first beside all others. */
const columns = {
  rows: { large: 'lg:col-span-3', small: 'lg:col-span-2' },
  lead: { large: 'lg:row-span-3', small: 'lg:grid-cols-2' }
}

export function useTypical() {
  const given = { texts: useTexts(), facts: useFacts() }
  return (project: Project) => typicalOf(project, given)
}

/** Works side by side: picture, title, and size, set as a figure. Without a look the first is large, the others beside it. */
export function ProjectCards({ projects, look }: ProjectsProps & LookProps) {
  const isWhole = look === 'whole'
  return (
    <ul
      className={`mt-6 grid gap-8 md:max-lg:*:last:odd:col-span-2 sm:grid-cols-2 lg:mt-8 lg:gap-x-10 ${look ? 'lg:grid-cols-6' : ''}`}
    >
      {projects.map((project, place) => {
        const isLarge = look ? place < inPairs(projects.length) : place === 0
        return (
          <li
            key={project.id}
            className={`group relative grid content-start gap-x-4 gap-y-3 ${isWhole ? 'grid-rows-[auto_1fr] lg:only:col-span-6 lg:only:grid-cols-2 lg:only:gap-x-10' : place === 0 ? '' : 'max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'} ${columns[look ? 'rows' : 'lead'][isLarge ? 'large' : 'small']}`}
          >
            <Picture
              name={project.image}
              alt={project.imageAlt}
              sizes={`(width >= 62rem) ${isLarge ? 44 : 28}vw, (width >= 40rem) 44vw, ${isWhole || place === 0 ? 88 : 38}vw`}
              className={`aspect-3/2 w-full rounded-md object-cover object-top ${look ? '' : isLarge ? 'sm:max-lg:aspect-2/1' : 'sm:aspect-2/1'}`}
            />
            <ProjectWords project={project} look={look} isNarrow={look === 'brief' || !isLarge} />
          </li>
        )
      })}
    </ul>
  )
}

/** The address of a project's page. */
export const pathOf = (id: number) => siteAddress(collections.project, { id })

/** The first paragraph of a project's description, where that begins with one, and the rest. */
export function splitFirst({ description }: Project) {
  const [lead, text] = splitLead(description, '')
  return [lead.slice(0, 1), [...lead.slice(1), ...text]] as const
}

/** The first over the whole width, with the note on its units where it is the only one. */
export function LeadProject({ projects }: ProjectsProps) {
  const [project, ...others] = projects
  if (!project) return null
  return (
    <article className="max-lg:[&_img]:order-first">
      <Spread picture={{ name: project.image, alt: project.imageAlt }}>
        <ProjectWords project={project} look="lead" />
        {others.length === 0 && (
          <div className="relative z-10">
            <ProjectsNote projects={projects} />
          </div>
        )}
      </Spread>
    </article>
  )
}

/** The note on the units of projects, where any has some. */
export function ProjectsNote({ projects }: ProjectsProps) {
  const t = useTexts()
  if (!projects.some(useTypical())) return null
  return (
    <div className="mt-4 text-base text-muted">
      {t('projects.typical.note')}
      <AsOf facts={[...typicalFacts, homeFact]} />
    </div>
  )
}

interface ProjectWordsProps extends LookProps {
  project: Project
  /** The size stands below the title instead of beside it. */
  isNarrow?: boolean
}

/** A project in words, its title as a link to its page wherever it is not on that. */
export function ProjectWords({ project, look, isNarrow }: ProjectWordsProps) {
  const t = useTexts()
  const { id, title, category, place, capacity, illustration } = project
  const { units, panels = '', homes = '' } = useTypical()(project) ?? {}
  const isShort = !look || look === 'brief'
  const isPage = look === 'page'
  const Title = isPage ? 'h1' : 'h3'
  const [first] = splitFirst(project)
  return (
    <div className={isShort ? '' : 'flex flex-col'}>
      <p className="text-base text-muted empty:hidden">
        {[category, place, illustration && t('site.illustration')].filter(Boolean).join(' · ')}
      </p>
      <div
        className={isShort ? `flex-wrap items-baseline justify-between gap-x-6 ${isNarrow ? '' : 'lg:flex'}` : 'mb-3'}
      >
        <Title className={isPage || look === 'lead' ? 'text-title' : 'text-heading max-sm:leading-tight'}>
          {isPage ? (
            title
          ) : (
            <a href={pathOf(id)} className="group-hover:underline after:absolute after:inset-0">
              {title}
            </a>
          )}
        </Title>
        {isShort && capacity !== null && (
          <p className="figure text-heading">{t('projects.capacity', { capacity: indianNumber(capacity) })}</p>
        )}
      </div>
      {!isShort && <ProjectFigures projects={[project]} />}
      {isPage && <Markdown text={first} under={1} className="mt-4 text-lead" />}
      {!isShort && !isPage && <p className="mt-2 empty:hidden">{first.map(textContent)}</p>}
      <p className="mt-1 max-w-[56ch] text-base leading-snug tabular empty:hidden">
        {isShort
          ? !look && units && t('projects.typical.units', { units: indianNumber(units) })
          : [homes, panels].filter(Boolean).join(' ')}
      </p>
      {isPage && <AskLink {...project} look="sun" className="mt-5" />}
      {!isShort && !isPage && (
        <p className="mt-auto flex flex-wrap items-center gap-x-6">
          {/* To those who hear it the title is the link. */}
          <span aria-hidden="true" className="inline-flex min-h-11 items-center gap-2 font-medium text-link">
            {t('projects.see')} <Icon name="right" />
          </span>
          <AskLink {...project} look="line" className="relative z-10" />
        </p>
      )}
    </div>
  )
}

/** Asks for something like a project. */
function AskLink({
  id,
  title,
  look,
  className
}: Pick<Project, 'id' | 'title'> & Pick<LinkProps, 'look' | 'className'>) {
  const text = useTexts()('projects.ask.one')
  const to = `${href('/contact')}?about=project:${id}`
  return <Link {...{ to, text, look }} of={title} className={`self-start ${className}`} />
}

/** The figures of one project, or the totals of several, each only where it is known of all. */
export function ProjectFigures({ projects }: ProjectsProps) {
  const t = useTexts()
  const typical = useTypical()
  const total = (read: (project: Project) => number | null | undefined) => {
    const sum = projects.reduce((before, project) => before + (read(project) ?? Number.NaN), 0)
    return sum > 0 ? indianNumber(sum) : ''
  }
  const [first, ...others] = projects
  const capacity = total((project) => project.capacity)
  const size = { name: t('projects.size'), value: capacity && t('projects.capacity', { capacity }) }
  const units = { name: t('projects.units'), value: total((project) => typical(project)?.units) }
  const completed = { name: t('projects.completedIn'), value: first?.completed?.slice(0, 4) ?? '' }
  const count = { name: t('projects.count'), value: String(projects.length) }
  const totals = [count, { ...size, name: t('projects.together') }, units]
  return <FactFigures facts={others.length > 0 ? totals : [size, units, completed]} />
}
