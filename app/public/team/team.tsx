import { href } from 'react-router'
import type { ContentReader } from '../../../server/content/reader.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Band } from '../band.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { pageTitle } from '../seo/page-title.ts'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/team'

/** How many are shown large: those who were entered first. */
const featuredCount = 4

export async function loader({ context }: Route.LoaderArgs) {
  const page = { title: 'team.title', heading: 'team.first' } as const
  const read = (content: ContentReader) => content.list('teamMember', { sort: 'id' })
  const { records } = await readContent(context, 'Could not load team.', read, page)
  return { members: records }
}

export default function Team({ loaderData: { members } }: Route.ComponentProps) {
  const t = useTexts()
  const others = members.slice(featuredCount)
  return (
    <>
      <PageHeader
        meta={{ title: pageTitle(t, 'team'), path: href('/Team') }}
        title={t('team.title')}
        lead={t('team.lead')}
        drawing={['van', 'homeWithLadder', 'tree', 'pole']}
      />
      <Band title={t('team.first')}>
        {members.length > 0 ? (
          // They stand in one row, shoulder to shoulder.
          <ul className="mt-8 grid grid-cols-2 gap-y-8 lg:grid-cols-4">
            {members
              .slice(0, featuredCount)
              .map(({ id, fullName, designation, introduction, teamImage, teamImageAlt }, place) => (
                <li key={id} className="border-b border-ink pb-4">
                  <Picture
                    name={teamImage}
                    alt={teamImageAlt}
                    sizes="(width >= 84rem) 19rem, (width >= 62rem) 22vw, 45vw"
                    className="aspect-4/5 w-full object-cover object-top"
                    priority={place === 0}
                  />
                  <div className="pt-4 pr-4 sm:pr-8">
                    <h3 className="text-xl leading-tight sm:text-heading">{fullName}</h3>
                    <p className="mt-1 leading-snug text-muted">{designation}</p>
                    <p className="mt-3 leading-snug empty:hidden">{introduction}</p>
                  </div>
                </li>
              ))}
          </ul>
        ) : (
          <p className="mt-6 text-muted">{t('team.none')}</p>
        )}
      </Band>
      {others.length > 0 && (
        <Band title={t('team.more')} tone="ruled">
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-4">
            {others.map(({ id, fullName, designation, introduction, teamImage, teamImageAlt }) => (
              <li key={id}>
                <Card
                  picture={teamImage}
                  alt={teamImageAlt}
                  sizes="(width >= 62rem) 22vw, (width >= 40rem) 30vw, 45vw"
                  pictureClass="object-top aspect-4/5"
                  title={fullName}
                  facts={[designation]}
                  text={introduction}
                />
              </li>
            ))}
          </ul>
        </Band>
      )}
      <CallToAction of="team.ask" />
    </>
  )
}
