import { href } from 'react-router'
import type { ContentReader } from '../../../server/content/reader.ts'
import { contactLinks } from '../../../shared/contact-links.ts'
import { markdownText, parseMarkdown } from '../../../shared/markdown.ts'
import { firstSentences } from '../../../shared/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ContactEntries } from '../contact-ways.tsx'
import { ArrowLink, Link } from '../link.tsx'
import { Breadcrumb } from '../page-header.tsx'
import { Photo } from '../photo.tsx'
import { pictureOf } from '../picture-of.ts'
import { readContent } from '../read-content.ts'
import { Section } from '../section.tsx'
import { CompanyJsonLd } from '../seo/company-json-ld.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { pageTitle } from '../seo/page-title.ts'
import { companyProfilePath } from '../sidebar.tsx'
import { Testimonials } from '../testimonials.tsx'
import { TextSections } from '../text-sections.tsx'
import { useTexts } from '../texts.tsx'
import { Ticks } from '../ticks.tsx'
import { useSite } from '../use-site.ts'
import { VideoLink } from '../video-link.tsx'
import type { Route } from './+types/about'
import { Years } from './years.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const read = async (content: ContentReader) => {
    const [about, testimonials, areas, team] = await Promise.all([
      content.one('about'),
      content.list('testimonial'),
      content.list('area'),
      content.list('teamMember')
    ])
    const districts = areas.records.map(({ district }) => district)
    return { about, testimonials: testimonials.records, districts, person: team.records[0] }
  }
  return readContent(context, 'Could not load the About page.', read, { title: 'about.title' })
}

export default function About({ loaderData: { about, testimonials, districts, person } }: Route.ComponentProps) {
  const t = useTexts()
  const { settings } = useSite()
  const ways = contactLinks(settings, '')
  return (
    <>
      <PageMeta
        title={pageTitle(t, 'about')}
        description={firstSentences(about.subtitle || markdownText(about.content)) || t('about.title')}
        path={href('/about')}
        image={pictureOf(about, 'image')}
      />
      <CompanyJsonLd districts={districts} />
      <div className="shell pt-1">
        <Breadcrumb label={t('about.title')} path={href('/about')} />
        <h1 className="mt-2 text-lead font-medium text-muted lg:mt-4">{t('about.title')}</h1>
        <div className="mt-2 grid items-end gap-x-14 gap-y-4 pb-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pb-(--part)">
          {about.title && <h2 className="max-w-[16em] text-display">{about.title}</h2>}
          {about.subtitle && <p className="max-w-[44ch] text-lead text-muted lg:pb-1">{about.subtitle}</p>}
        </div>
      </div>
      {about.image && (
        <Picture
          name={about.image}
          alt={about.imageAlt}
          sizes="(width >= 40rem) 100vw, 88vw"
          className="aspect-4/3 max-h-[50svh] w-full object-cover sm:aspect-2/1 lg:aspect-21/9"
          priority
        />
      )}
      {person && (
        <figure className="shell split items-center gap-y-5 pb-(--part)">
          <Picture
            name={person.teamImage}
            alt={person.teamImageAlt}
            sizes="(width >= 62rem) 24vw, 35vw"
            className={`${about.image ? 'relative -mt-12 lg:-mt-24' : ''} aspect-4/5 w-2/5 rounded-md object-cover object-top lg:w-3/4`}
          />
          <figcaption className="lg:pt-(--part)">
            <p className="mb-3 text-lead">
              <strong>{person.fullName}</strong>, {person.designation}
            </p>
            <p className="text-title font-semibold text-balance empty:hidden">{person.introduction}</p>
            <ArrowLink to={href('/Team')} text={t('site.nav.team')} className="link mt-3" />
          </figcaption>
        </figure>
      )}
      <Years />
      <div className="shell part">
        <div className="grid gap-x-14 gap-y-2 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
          <TextSections text={parseMarkdown(about.content)} />
        </div>
        <div className="mt-(--part) split gap-y-8">
          <Photo
            name="terminals"
            sizes="(width >= 62rem) 34vw, 88vw"
            className="aspect-16/9 w-full rounded-md object-cover"
          />
          <div className="flex flex-col justify-between gap-6">
            <Ticks points={[about.point1, about.point2, about.point3].filter(Boolean)} />
            <p className="button-row">
              <VideoLink />
              <Link to={companyProfilePath} text={t('about.profile')} look="quiet" icon="file" />
            </p>
          </div>
        </div>
      </div>
      <Testimonials testimonials={testimonials} tone="ruled" />
      <CallToAction
        texts="home.closing"
        topic="visit"
        reach={
          <Section title={t('about.reach.title')} isInner className="border-t border-ink pt-4">
            <ContactEntries
              className="mt-4 gap-y-6 sm:grid-cols-3"
              entries={[
                [t('site.contact.phone'), ways.filter(({ icon }) => icon === 'phone')],
                [t('site.contact.email'), ways.filter(({ icon }) => icon === 'mail')],
                [t('about.reach.address'), settings.address]
              ]}
            />
          </Section>
        }
      />
    </>
  )
}
