import { href, type RouterContextProvider } from 'react-router'
import { recordId } from '../../../collections/record-id.ts'
import { originalOf } from '../../../shared/languages.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { firstSentences } from '../../../shared/text.ts'
import { Band } from '../band.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Spread } from '../news/cards.tsx'
import { Breadcrumb } from '../page-header.tsx'
import type { PageSubject } from '../page-subject.ts'
import { pictureOf } from '../picture-of.ts'
import { notFound, readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import { distinctName } from '../seo/page-title.ts'
import { fittingService, serviceLink } from '../services/fitting-service.ts'
import { SectionColumns } from '../text-sections.tsx'
import { useTexts } from '../texts.tsx'
import { ProjectCards, ProjectsNote, ProjectWords, pathOf, splitFirst, useTypical } from './cards.tsx'
import { ProjectMonths } from './months.tsx'
import { ProjectWorth } from './worth.tsx'

/** Reads what the page of a project shows. @throws a 404 where visitors see none with this id, a 503 where reading fails */
export async function readProject(context: Readonly<RouterContextProvider>, asked: string) {
  const [{ records }, services] = await readContent(context, 'Could not load projects.', (content) =>
    Promise.all([content.list('project'), content.list('service')])
  )
  const project = records.find(({ id }) => id === recordId(asked))
  if (!project) throw notFound('No project found.')
  const subject: PageSubject = { about: `project:${project.id}`, name: project.title }
  const name = distinctName(records, project, ({ title }) => title)
  const service = fittingService(services.records, originalOf(project, 'category'))
  return { project, name, subject, service, others: records.filter((one) => one !== project).slice(0, 4) }
}

/** A project's own page: its case in words, and its year by months. */
export function ProjectPage({ project, name, service, others }: Awaited<ReturnType<typeof readProject>>) {
  const t = useTexts()
  const typical = useTypical()(project)
  const { id, title, description } = project
  const [, text] = splitFirst(project)
  const picture = pictureOf(project, 'image')
  const list = href('/projects')
  return (
    <>
      <PageMeta
        title={name}
        description={firstSentences(markdownText(description)) || t('projects.description')}
        path={pathOf(id)}
        image={picture}
      />
      <article>
        <Spread picture={picture ?? undefined}>
          <Breadcrumb parent={{ label: t('projects.title'), path: list }} label={title} path={pathOf(id)} />
          <div className="mt-2 lg:mt-8">
            <ProjectWords project={project} look="page" />
            <ProjectsNote projects={[project]} />
          </div>
        </Spread>
        {text.length > 0 && <SectionColumns text={text} className="shell part" />}
      </article>
      <ProjectMonths projects={typical ? [typical] : []} />
      {typical && <ProjectWorth {...typical} capacity={project.capacity} />}
      {others.length > 0 && (
        <Band title={t('projects.others')} link={{ text: t('projects.heading'), path: list }} tone="sunken" isRepeated>
          <ProjectCards projects={others} look="brief" />
        </Band>
      )}
      <CallToAction texts="projects.ask" more={serviceLink(service)} />
    </>
  )
}
