import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isCurrent, serviceLinks } from '../navigation.ts'
import { type Brochure, Downloads } from './downloads.tsx'
import { FollowUs } from './follow-us.tsx'
import { QuestionsBox } from './questions-box.tsx'
import { ServiceLinks } from './service-links.tsx'
import { WithSidebar } from './sidebar.tsx'

interface ServicePageProps {
  brochures: readonly Brochure[]
  /** Parts at the window's full width, after the main column. */
  bands?: ReactNode
  children: ReactNode
}

/** The body of a page about one kind of work, with the others beside it, and whom to ask. */
export function ServicePage({ brochures, bands, children }: ServicePageProps) {
  const { pathname } = useLocation()
  const here = serviceLinks.find(({ path }) => isCurrent(path, pathname))
  return (
    <WithSidebar
      label="More about services"
      bands={bands}
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
  )
}
