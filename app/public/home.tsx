import { href } from 'react-router'
import { pageContext } from '../../server/pages/context.ts'
import type { PageHandle } from '../../shared/page-options.ts'
import { ScriptAfterPaint } from '../../ui/island.tsx'
import type { Route } from './+types/home'
import { Band } from './band.tsx'
import { CallToAction } from './call-to-action.tsx'
import { DayOnRoof } from './day/day-on-roof.tsx'
import { Estimate, typicalBill } from './estimate/estimate.tsx'
import { Clients } from './home/clients.tsx'
import { Hero } from './home/hero.tsx'
import { HomeService } from './home/home-service.tsx'
import script from './home/script.ts?worker&url'
import { Link } from './link.tsx'
import { NewsTitles } from './news/cards.tsx'
import { Photo } from './photo.tsx'
import { ProjectCards, ProjectsNote } from './projects/cards.tsx'
import { readContent } from './read-content.ts'
import { CompanyJsonLd } from './seo/company-json-ld.tsx'
import { PageMeta } from './seo/page-meta.tsx'
import { pageTitle } from './seo/page-title.ts'
import { Testimonials } from './testimonials.tsx'
import { useTexts } from './texts.tsx'
import { Ticks } from './ticks.tsx'
import { VideoLink } from './video-link.tsx'

export const handle = { scripts: true, sun: true } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  return readContent(context, 'Could not load the page.', async (content) => {
    const [slides, projects, clients, testimonials, news, areas] = await Promise.all([
      content.list('slide'),
      content.list('project', { page: 1, pageSize: 4 }),
      content.list('client'),
      content.list('testimonial', { page: 1, pageSize: 3 }),
      content.list('news', { page: 1, pageSize: 3 }),
      content.list('area')
    ])
    return {
      slides: slides.records,
      projects: projects.records,
      clients: clients.records,
      testimonials: testimonials.records,
      news: news.records,
      districts: areas.records.map(({ district }) => district),
      estimate: context.get(pageContext).estimate(typicalBill)
    }
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, projects, clients, testimonials, news, districts, estimate } = loaderData
  const t = useTexts()
  return (
    <>
      <PageMeta title={pageTitle(t, 'home')} description={t('home.description')} path={href('/')} />
      <CompanyJsonLd districts={districts} />
      {estimate ? (
        <Estimate
          given={typicalBill}
          result={estimate}
          slides={<Hero slides={slides} />}
          proof={districts.length > 0 ? t('home.proof', { districts: districts.join(', ') }) : ''}
        />
      ) : (
        <Hero slides={slides} isFirst />
      )}
      <DayOnRoof />
      <AboutUs />
      <HomeService />
      {projects.length > 0 && (
        <Band title={t('home.projects.title')} link={{ text: t('home.projects.link'), path: href('/projects') }}>
          <ProjectCards projects={projects} />
          <ProjectsNote projects={projects} />
        </Band>
      )}
      <Mission />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      <Clients clients={clients} />
      {news.length > 0 && (
        <Band title={t('home.news.title')} link={{ text: t('home.news.link'), path: href('/news') }} isRepeated>
          <NewsTitles news={news} />
        </Band>
      )}
      <CallToAction
        texts="home.closing"
        topic="visit"
        text={[t('home.closing.text'), t('home.closing.visit')].filter(Boolean).join(' ')}
        more={{ text: t('site.readMore'), of: t('site.nav.about'), to: href('/about') }}
      />
      <ScriptAfterPaint src={script} />
    </>
  )
}

function Mission() {
  const t = useTexts()
  const aims = t.items('home.aim', ['aim', 'name', 'text'])
  if (aims.length === 0) return null
  return (
    <section className="plain shell part grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:gap-x-10" aria-label={t('home.aims')}>
      {aims.map(({ name, aim, text }) => (
        <div key={name} className="border-t border-ink pt-4">
          <h2 className="text-lead font-medium text-muted">{name}</h2>
          <p className="mt-1 text-heading font-semibold text-balance">{aim}</p>
          <p className="mt-3 max-w-[60ch] text-muted">{text}</p>
        </div>
      ))}
    </section>
  )
}

function AboutUs() {
  const t = useTexts()
  const title = t('home.about.title')
  if (!title) return null
  return (
    <section aria-labelledby="about-title" className="plain shell part split gap-y-8">
      <div>
        <p className="text-lead font-medium text-muted">{t('home.about.label')}</p>
        <h2 id="about-title" className="mt-2 max-w-[13em] text-title">
          {title}
        </h2>
        <Ticks points={t.list('home.about.point')} className="mt-5" />
        <p className="mt-6 button-row">
          <Link to={href('/about')} text={t('site.readMore')} of={t('site.nav.about')} look="quiet" />
          <VideoLink />
        </p>
      </div>
      <figure className="grid grid-rows-[1fr_auto]">
        <Photo
          name="fitting-wide"
          sizes="(width >= 62rem) 52vw, 88vw"
          className="aspect-3/2 h-full w-full rounded-md object-cover lg:aspect-auto"
        />
        <figcaption className="mt-2 text-base text-muted">{t('site.illustration')}</figcaption>
      </figure>
    </section>
  )
}
