import { href } from 'react-router'
import type { PageHandle } from '../../shared/page-options.ts'
import type { Route } from './+types/home'
import { AboutUs } from './home/about-us.tsx'
import { Clients } from './home/clients.tsx'
import { Closing } from './home/closing.tsx'
import { Figures } from './home/figures.tsx'
import { Hero } from './home/hero.tsx'
import { HomeService } from './home/home-service.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { LatestNews } from './home/latest-news.tsx'
import { Mission } from './home/mission.tsx'
import { Projects } from './home/projects.tsx'
import script from './home/script.ts?worker&url'
import { Testimonials } from './home/testimonials.tsx'
import { readContent } from './read-content.ts'
import { CompanyJsonLd } from './seo/company-json-ld.tsx'
import { PageMeta } from './seo/page-meta.tsx'

export const handle = { scripts: true } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  return readContent(context, 'Could not load the page.', async (content) => {
    const [news, testimonials] = await Promise.all([
      content.list('news', { page: 1, pageSize: 3 }),
      content.list('testimonial', { page: 1, pageSize: 3 })
    ])
    return { news: news.records, testimonials: testimonials.records }
  })
}

export default function Home({ loaderData: { news, testimonials } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Solar, wind and LED lighting"
        description="Solar plants for roofs, wind turbines and LED lighting: planned, installed and looked after. 20+ years in renewable resources."
        path={href('/')}
      />
      <CompanyJsonLd />
      <Hero />
      <Figures />
      <AboutUs />
      <HowItWorks />
      <Mission />
      <HomeService />
      <Projects />
      <Clients />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {news.length > 0 && <LatestNews news={news} />}
      <Closing />
      <script type="module" src={script} />
    </>
  )
}
