import { href } from 'react-router'
import { Band } from '../band.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { InlineError } from '../inline-error.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import { useTexts } from '../texts.tsx'
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

export default function Team({ loaderData: { members } }: Route.ComponentProps) {
  const t = useTexts()
  const others = members.slice(featuredCount)
  return (
    <>
      <PageMeta title={t('team.title')} description={t('team.lead')} path={href('/Team')} />
      <PageHeader
        title={t('team.title')}
        trail={[{ label: t('team.title') }]}
        lead={t('team.lead')}
        drawing={['van', 'homeWithLadder', 'tree', 'pole']}
      />
      <Band title={t('team.first')}>
        {members.length > 0 ? (
          <FeaturedMembers members={members.slice(0, featuredCount)} />
        ) : (
          <p className="mt-6 text-muted">{t('team.none')}</p>
        )}
      </Band>
      {others.length > 0 && (
        <Band title={t('team.more')} tone="ruled">
          <MoreMembers members={others} />
        </Band>
      )}
      <CallToAction title={t('team.ask.title')} text={t('team.ask.text')} linkText={t('team.ask.link')} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts()
  return (
    <InlineError error={error} title={t('team.title')} trail={[{ label: t('team.title') }]} heading={t('team.first')} />
  )
}
