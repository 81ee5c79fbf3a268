import { type Brochure, Downloads } from './downloads.tsx'
import { FollowUs } from './follow-us.tsx'
import { QuestionsBox } from './questions-box.tsx'
import { ServiceLinks } from './service-links.tsx'

/** What stands beside a page of a service: its like, whom to ask, what to take home. */
export function ServiceSidebar({ active, brochures }: { active: string; brochures: readonly Brochure[] }) {
  return (
    <>
      <ServiceLinks active={active} />
      <QuestionsBox />
      <Downloads brochures={brochures} />
      <FollowUs />
    </>
  )
}
