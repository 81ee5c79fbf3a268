import { href } from 'react-router'
import { subsidyOf } from '../../server/estimate/estimate.ts'
import { estimateFactsOf } from '../../server/estimate/facts.ts'
import { pageContext } from '../../server/pages/context.ts'
import type { PageHandle } from '../../shared/page-options.ts'
import type { Route } from './+types/home'
import { Band } from './band.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Estimate, typicalBill } from './estimate/estimate.tsx'
import { AboutUs } from './home/about-us.tsx'
import { Clients } from './home/clients.tsx'
import { Figures } from './home/figures.tsx'
import { Hero } from './home/hero.tsx'
import { HomeService } from './home/home-service.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { Mission } from './home/mission.tsx'
import script from './home/script.ts?worker&url'
import { NewsCards } from './news/cards.tsx'
import { ProjectCards } from './projects/cards.tsx'
import { readContent } from './read-content.ts'
import { CompanyJsonLd } from './seo/company-json-ld.tsx'
import { PageMeta } from './seo/page-meta.tsx'
import { Testimonials } from './testimonials.tsx'
import { useTexts } from './texts.tsx'

export const handle = { scripts: true } satisfies PageHandle

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
    const page = context.get(pageContext)
    const facts = estimateFactsOf(page.facts)
    const subsidy = facts ? subsidyOf(3, { customer: 'home' }, facts) : 0
    return {
      slides: slides.records,
      projects: projects.records,
      clients: clients.records,
      testimonials: testimonials.records,
      news: news.records,
      districts: areas.records.map(({ district }) => district),
      subsidy,
      estimate: page.estimate(typicalBill)
    }
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, projects, clients, testimonials, news, districts, subsidy, estimate } = loaderData
  const t = useTexts()
  return (
    <>
      <PageMeta title={t('home.title')} description={t('home.description')} path={href('/')} />
      <CompanyJsonLd districts={districts} />
      <Hero slides={slides} />
      {estimate && (
        <div className="shell part">
          <Estimate given={typicalBill} result={estimate} isWide />
        </div>
      )}
      <Figures subsidy={subsidy} />
      <AboutUs />
      <HowItWorks />
      <Mission />
      <HomeService />
      {projects.length > 0 && (
        <Band title={t('home.projects.title')} link={{ text: t('home.projects.link'), path: href('/projects') }}>
          <ProjectCards projects={projects} />
        </Band>
      )}
      <Clients clients={clients} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {news.length > 0 && (
        <Band title={t('home.news.title')} link={{ text: t('home.news.link'), path: href('/news') }} isRepeated>
          <NewsCards news={news} />
        </Band>
      )}
      <CallToAction
        title={t('home.closing.title')}
        text={[t('home.closing.text'), t('home.closing.visit')].filter(Boolean).join(' ')}
        linkText={t('home.closing.link')}
        more={{ text: t('site.readMore'), path: href('/about') }}
      />
      <script type="module" src={script} />
    </>
  )
}
