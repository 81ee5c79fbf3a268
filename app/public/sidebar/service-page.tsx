import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Banner } from '../banner.tsx'
import { isCurrent, serviceLinks } from '../navigation.ts'
import { type Brochure, Downloads } from './downloads.tsx'
import { FollowUs } from './follow-us.tsx'
import { QuestionsBox } from './questions-box.tsx'
import { ServiceLinks } from './service-links.tsx'
import { WithSidebar } from './sidebar.tsx'

interface ServicePageProps {
  title: string
  brochures: readonly Brochure[]
  children: ReactNode
}

/** A page about one kind of work, with the others beside it, and whom to ask. */
export function ServicePage({ title, brochures, children }: ServicePageProps) {
  const { pathname } = useLocation()
  const here = serviceLinks.find(({ path }) => isCurrent(path, pathname))
  return (
    <>
      <Banner title={title} trail={[{ label: title }]} />
      <WithSidebar
        label="More about services"
        sidebar={
          <>
            <ServiceLinks active={here?.path ?? ''} />
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
