import type { ReactNode } from 'react'
import { type RouterContextProvider, useLocation } from 'react-router'
import type { Question } from '../../../collections/index.ts'
import { AsOf } from '../as-of.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { isCurrent, kindOfService, type ServiceKind, serviceLinks } from '../navigation.ts'
import { PageHero, type PageHeroProps } from '../page-hero.tsx'
import { usePhotograph } from '../photo.tsx'
import { Prose } from '../prose.tsx'
import { Questions, readQuestions } from '../questions.tsx'
import { readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import { pageTitle } from '../seo/page-title.ts'
import { recordBrochure, ServiceLinks, Sidebar } from '../sidebar.tsx'
import { useTexts } from '../texts.tsx'

interface ServicePageProps extends Pick<PageHeroProps, 'path' | 'picture' | 'pictureClass' | 'notice'> {
  /** The prefix of its texts: `{page}.title`, `.description` (meta), `.lead`, `.figure.1.figure`, `.heading`, `.intro.1`, `.end.title`. */
  page: 'global' | 'renewable' | 'repair' | 'wind'
  /** Its opening is the page's night-blue band, in halves: children give the rest of the left one, and the right one. */
  isNight?: boolean
  /** Full-width sections that follow the opening at once. */
  lead?: ReactNode
  loaded: Awaited<ReturnType<typeof loadServicePage>>
  /** Full-width sections between the main column and the call to action. */
  bands?: ReactNode
  children?: ReactNode
}

/** A page about one kind of work, with texts of the catalogue and not of a record. */
export function ServicePage(props: ServicePageProps) {
  const { page, isNight, lead, loaded, bands, children, ...hero } = props
  const t = useTexts()
  const { pathname } = useLocation()
  const current = serviceLinks.find((link) => isCurrent(link.path, pathname))
  return (
    <>
      <PageMeta
        title={pageTitle(t, page)}
        description={t(`${page}.description`)}
        path={hero.path}
        image={usePhotograph(hero.picture)}
      />
      <PageHero
        {...hero}
        title={t(`${page}.title`)}
        lead={t(`${page}.lead`)}
        figures={t.items(`${page}.figure`, ['figure', 'text'])}
        facts={t.cites(`${page}.figure`)}
        ask={t(`${page}.end.link`)}
      />
      {lead && <div className="mt-8 lg:mt-12">{lead}</div>}
      <div className={isNight ? `on-night night ${lead ? '' : 'mt-8 lg:mt-12'}` : ''}>
        <div className={`shell part ${isNight ? 'grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]' : ''}`}>
          <div className={isNight ? 'grid gap-y-6' : 'split items-baseline gap-y-6'}>
            <h2 className="max-w-[18em] text-title">{t(`${page}.heading`)}</h2>
            <div className="empty:hidden">
              <Prose paragraphs={t.list(`${page}.intro`)} className="" />
              <AsOf facts={t.cites(`${page}.intro`)} className="mt-4" />
            </div>
          </div>
          {children}
        </div>
      </div>
      {bands}
      <Questions questions={loaded.questions} />
      <Sidebar
        label={t('service.sidebar')}
        links={<ServiceLinks active={current?.path} />}
        brochures={loaded.brochures}
      />
      <CallToAction texts={`${page}.end`} />
    </>
  )
}

/** Loads a service page's data: the brochure of the service of this kind, if there is one, and the page's questions. */
export function loadServicePage(context: Readonly<RouterContextProvider>, kind: ServiceKind, page?: Question['page']) {
  return readContent(context, 'Could not load the page.', async (content) => {
    const { records } = await content.list('service')
    const service = records.find((one) => kindOfService(one)?.key === kind)
    return {
      brochures: service ? [recordBrochure('services', service.id, service.serviceName)] : [],
      questions: page ? await readQuestions(content, page) : []
    }
  })
}
