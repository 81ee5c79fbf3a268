import type { ReactNode } from 'react'
import { type RouterContextProvider, useLocation } from 'react-router'
import { CallToAction, type CallToActionProps } from './call-to-action.tsx'
import { isCurrent, serviceLinks } from './navigation.ts'
import { PageHero, type PageHeroProps } from './page-hero.tsx'
import { readContent } from './read-content.ts'
import { PageMeta } from './seo/page-meta.tsx'
import { type Brochure, companyProfile, Downloads, serviceBrochure } from './sidebar/downloads.tsx'
import { FollowUs } from './sidebar/follow-us.tsx'
import { QuestionsBox } from './sidebar/questions-box.tsx'
import { ServiceLinks } from './sidebar/service-links.tsx'
import { WithSidebar } from './sidebar/sidebar.tsx'

interface ServicePageProps extends PageHeroProps {
  /** For search engines. */
  description: string
  /** The canonical spelling of the page's path. */
  path: string
  brochures: readonly Brochure[]
  /** Full-width sections between the main column and the call to action. */
  bands?: ReactNode
  callToAction: CallToActionProps
  children: ReactNode
}

/** A page about one kind of work, whose text is not a record. */
export function ServicePage({
  title,
  description,
  path,
  brochures,
  bands,
  callToAction,
  children,
  ...hero
}: ServicePageProps) {
  const { pathname } = useLocation()
  const current = serviceLinks.find((link) => isCurrent(link.path, pathname))
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <PageHero title={title} {...hero} />
      <WithSidebar
        label="More about services"
        bands={
          <>
            {bands}
            <CallToAction {...callToAction} />
          </>
        }
        sidebar={
          <>
            <ServiceLinks active={current?.path ?? ''} />
            <QuestionsBox isWhole />
            <Downloads brochures={brochures} />
            <FollowUs />
          </>
        }
      >
        {children}
      </WithSidebar>
    </>
  )
}

/** Loads what a service page needs: the brochure of the service of this name, if there is one, and the company's. */
export function loadServicePage(
  context: Readonly<RouterContextProvider>,
  serviceName: string
): Promise<{ brochures: Brochure[] }> {
  return readContent(context, 'Could not load the page.', async (content) => {
    const { records } = await content.list('service')
    const service = records.find((record) => record.serviceName.trim().toLowerCase() === serviceName.toLowerCase())
    return {
      brochures: service ? [serviceBrochure(service.id, service.serviceName), companyProfile] : [companyProfile]
    }
  })
}
