import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { ContentReader } from '../../../server/content/reader.ts'
import { Band } from '../band.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
import { PhoneLink } from '../link.tsx'
import { PageHero } from '../page-hero.tsx'
import { usePhotograph } from '../photo.tsx'
import { readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import { pageTitle } from '../seo/page-title.ts'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/team'

/** The size of a desktop's row, and of the first section, which has the members put first by staff, else those entered first. */
const featuredCount = 4

export async function loader({ context }: Route.LoaderArgs) {
  const page = { title: 'team.title', heading: 'team.first' } as const
  const read = (content: ContentReader) => content.list('teamMember')
  const { records } = await readContent(context, 'Could not load team.', read, page)
  return { members: records }
}

export default function Team({ loaderData: { members } }: Route.ComponentProps) {
  const t = useTexts()
  const others = members.slice(featuredCount)
  return (
    <>
      <PageMeta
        title={pageTitle(t, 'team')}
        description={t('team.lead')}
        path={href('/Team')}
        image={usePhotograph('crew-wide')}
      />
      <PageHero
        title={t('team.title')}
        path={href('/Team')}
        lead={t('team.lead')}
        picture="crew-wide"
        ask={t('team.ask.link')}
      />
      <Band title={t('team.first')}>
        {members.length > 0 ? (
          <Members label={t('team.first')} members={members.slice(0, featuredCount)} isFirst />
        ) : (
          <p className="mt-6 text-muted">{t('team.none')}</p>
        )}
      </Band>
      {others.length > 0 && (
        <Band title={t('team.more')} tone="ruled">
          <Members
            label={t('team.more')}
            members={others}
            end={others.length % featuredCount > 0 && <WhomToCall isBeside={others.length % 2 === 1} />}
          />
        </Band>
      )}
      <div className="bg-sunken">
        <CallToAction texts="team.ask" isBanner />
      </div>
    </>
  )
}

interface MembersProps {
  label: string
  members: Route.ComponentProps['loaderData']['members']
  isFirst?: boolean
  /** Fills the last row of a desktop. */
  end?: ReactNode
}

const columns = { first: 'lg:gap-x-14 lg:gap-y-10', others: 'lg:[--column:max(8rem,(100%-3rem)/4.1)]' }

/**
 * Lists members with pictures of one height, below a desktop's width in two columns, and in one where letters are large; on a desktop
 * the first ones two in a row, words beside their pictures, all others in four columns.
 */
function Members({ label, members, isFirst, end }: MembersProps) {
  return (
    <ul
      aria-label={label}
      className={`mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,var(--column)),1fr))] gap-x-5 gap-y-8 [--column:max(8rem,(100%-1rem)/2.1)] ${columns[isFirst ? 'first' : 'others']}`}
    >
      {members.map(({ id, fullName, designation, introduction, teamImage, teamImageAlt }) => (
        <li key={id}>
          <Card
            picture={teamImage}
            alt={teamImageAlt}
            sizes="(width >= 62rem) 22vw, 44vw"
            pictureClass={`object-top ${isFirst ? 'aspect-4/5' : 'h-80'}`}
            {...(isFirst && { layout: 'half', titleClass: 'text-[1.375rem] leading-tight lg:text-[2rem]' })}
            title={fullName}
            detail={designation}
            text={introduction}
          />
        </li>
      ))}
      {end}
    </ul>
  )
}

/** One number for the whole team, where the company gives one. @param isBeside on a phone it shares its row with a member */
function WhomToCall({ isBeside }: { isBeside: boolean }) {
  const t = useTexts()
  const text = t('team.call.text')
  if (!text) return null
  return (
    <li className={`flex flex-col gap-3 rounded-md bg-sunken p-4 lg:px-6 ${isBeside ? '' : 'max-sm:col-span-full'}`}>
      <h3 className="text-[1.375rem] leading-tight">{t('team.call.title')}</h3>
      <p className="text-base">{text}</p>
      <dl className="grid grow">
        {t.items('team.call.word', ['name', 'text']).map(({ name, text }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
            <dt className="font-medium">{name}</dt>
            <dd className="text-base text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <PhoneLink className="mt-auto inline-flex min-h-11 items-center figure text-xl sm:text-heading" />
    </li>
  )
}
