import { href } from 'react-router'
import { CallToAction } from '../call-to-action.tsx'
import { InlineError } from '../inline-error.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import type { Route } from './+types/team'
import { FeaturedMembers, MoreMembers } from './members.tsx'

/** How many are shown large: those who were entered first. */
const featuredCount = 4

export async function loader({ context }: Route.LoaderArgs) {
  const { records } = await readContent(context, 'Could not load team.', (content) =>
    content.list('teamMember', { sort: 'id' })
  )
  return { members: records }
}

const title = 'Our Team'
const trail = [{ label: title }]

export default function Team({ loaderData: { members } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={title}
        description="The people who climb the roof, draw the plan, fill in the forms with you and answer the telephone."
        path={href('/Team')}
      />
      <PageHeader
        title={title}
        trail={trail}
        lead="The people who climb the roof, draw the plan, fill in the forms with you and answer the telephone."
        drawing={['van', 'homeWithLadder', 'tree', 'pole']}
      />
      <FeaturedMembers members={members.slice(0, featuredCount)} />
      {members.length > featuredCount && <MoreMembers members={members.slice(featuredCount)} />}
      <CallToAction
        title="Ask the one who does the work"
        text="Your message goes to the person whose trade it is about, not to a call centre."
        linkText="Write to the team"
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InlineError error={error} title={title} trail={trail} heading="Our Motivated Team" />
}
