import { data, href } from 'react-router'
import { originalOf } from '../../../shared/languages.ts'
import { Band } from '../band.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ServiceAreas } from '../contact/service-areas.tsx'
import { FilterLinks, nameOf } from '../filter-links.tsx'
import { Link } from '../link.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { PageHeader } from '../page-header.tsx'
import { pictureOf } from '../picture-of.ts'
import { readContent } from '../read-content.ts'
import { pageTitle } from '../seo/page-title.ts'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/projects'
import { LeadProject, ProjectCards, ProjectFigures, ProjectsNote, useTypical } from './cards.tsx'
import { ProjectMonths } from './months.tsx'
import { ProjectPage, readProject } from './project.tsx'
import { projectsAddress, readProjectQuery } from './query.ts'

/** All projects, those of a kind or a place, or with an id the one that has it. */
export function loader({ context, request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  const id = parameters.get('id')
  return id === null ? readProjects(context, readProjectQuery(parameters)) : readProject(context, id)
}

function readProjects(context: Route.LoaderArgs['context'], query: ReturnType<typeof readProjectQuery>) {
  return readContent(context, 'Could not load projects.', async (content) => {
    const [{ records }, categories, places, areas] = await Promise.all([
      content.list('project'),
      content.countBy('project', 'category'),
      content.countBy('project', 'place'),
      content.list('area')
    ])
    const by = (...names: readonly (typeof filters)[number][]) =>
      records.filter((project) => names.every((name) => !query[name] || originalOf(project, name) === query[name]))
    const found = by(...filters)
    // The largest opens the page, whatever the order of the others.
    const [lead] = found.toSorted((one, other) => (other.capacity ?? 0) - (one.capacity ?? 0))
    const projects = lead ? [lead, ...found.filter((one) => one !== lead)] : []
    /** Counts the projects of each value under the other filter; values without any are left out. */
    const among = (options: typeof categories, name: (typeof filters)[number], other: typeof name) =>
      options.flatMap((option) => {
        const count = by(other).filter((project) => originalOf(project, name) === option.value).length
        return option.value !== '' && (count > 0 || option.value === query[name]) ? { ...option, count } : []
      })
    const loaded = {
      query,
      records,
      projects,
      areas: areas.records,
      options: { category: among(categories, 'category', 'place'), place: among(places, 'place', 'category') }
    }
    // Names without projects are endless: none is worth a place in the cache.
    return projects.length === 0 ? data(loaded, { headers: { 'Cache-Control': 'no-store' } }) : data(loaded)
  })
}

const filters = ['category', 'place'] as const

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Projects({ loaderData }: Route.ComponentProps) {
  return 'project' in loaderData ? <ProjectPage {...loaderData} /> : <ProjectList {...loaderData} />
}

type ListProps = Exclude<Route.ComponentProps['loaderData'], { project: unknown }>

function ProjectList({ query, records, projects, areas, options }: ListProps) {
  const t = useTexts()
  const typical = useTypical()
  /** A list of one, or of none, leads on to the rest. */
  const others = projects.length < 2 ? records.filter((one) => !projects.includes(one)) : []
  const title = t('projects.title')
  const [category, place] = filters.map((name) => nameOf(options[name], query[name]))
  const isFiltered = Boolean(category || place)
  const chosen = category && (place ? t('projects.heading.both', { category, place }) : category)
  const isOneOfMany = projects.length === 1 && records.length > 1
  const lead = isFiltered
    ? isOneOfMany && t('projects.lead.one', { all: records.length })
    : records.length > 0 && t('projects.lead')
  const heading = chosen || t(place ? 'projects.heading.place' : 'projects.heading', { place: place ?? '' })
  return (
    <>
      <PageHeader
        meta={{
          title: isFiltered ? [category, place, title].filter(Boolean).join(' – ') : pageTitle(t, 'projects'),
          description: t('projects.description'),
          path: projectsAddress(query),
          image: projects[0] && pictureOf(projects[0], 'image'),
          noindex: projects.length === 0
        }}
        title={isFiltered ? heading : title}
        parent={isFiltered ? { label: title, path: href('/projects') } : undefined}
        lead={lead || ''}
      >
        {projects.length > 1 && (
          <div className="max-lg:mt-2">
            <ProjectFigures projects={projects} />
          </div>
        )}
      </PageHeader>
      <div className="shell flex flex-wrap items-center gap-x-6 py-3 lg:gap-x-14 lg:py-4">
        <h2 className="sr-only">{isFiltered ? title : heading}</h2>
        {filters.map(
          (name) =>
            options[name].length > 0 && (
              <div key={name} className="min-w-0 items-center gap-x-4 max-sm:w-full sm:flex">
                <p className="text-base text-muted">{t(`projects.${name}`)}</p>
                <FilterLinks
                  label={t(`projects.${name}`)}
                  all={t('projects.all')}
                  options={options[name]}
                  current={query[name]}
                  addressOf={(value) => projectsAddress({ ...query, [name]: value })}
                />
              </div>
            )
        )}
        {isFiltered && <Link to={href('/projects')} text={t('projects.clear')} look="line" icon="cross" />}
      </div>
      <LeadProject projects={projects} />
      <div className="shell pt-2 pb-(--part) empty:hidden">
        {projects.length > 1 && (
          <>
            <ProjectCards projects={projects.slice(1)} look="whole" />
            <ProjectsNote projects={projects} />
          </>
        )}
        {projects.length === 0 && (
          <NothingFound
            title={t(isFiltered ? 'projects.noMatch' : 'projects.none')}
            link={isFiltered ? { text: t('projects.noMatch.link'), path: href('/projects') } : undefined}
          />
        )}
      </div>
      {projects.length > 1 && <ProjectMonths projects={projects.flatMap((project) => typical(project) ?? [])} />}
      {others.length > 0 && (
        <Band title={t('projects.others')} tone="sunken">
          <ProjectCards projects={others.slice(0, 4)} look="brief" />
        </Band>
      )}
      <ServiceAreas areas={areas} chosen={query.place} projects={records} />
      <CallToAction texts="projects.ask" />
    </>
  )
}
