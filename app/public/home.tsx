import { href } from 'react-router'
import type { Route } from './+types/home'
import { CompanyData } from './found/company-data.tsx'
import { ContactPart } from './home/contact-part.tsx'
import { Figures } from './home/figures.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { LatestNews } from './home/latest-news.tsx'
import { Products } from './home/products.tsx'
import { Services } from './home/services.tsx'
import { Testimonials } from './home/testimonials.tsx'
import { readContent } from './load.ts'
import { PageMeta } from './page-meta.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readContent(context, 'Could not load the page.', async (content) => {
    const [services, products, news, testimonials] = await Promise.all([
      content.list('service'),
      content.list('product'),
      content.list('news', { page: 1, pageSize: 3 }),
      content.list('testimonial')
    ])
    return {
      services: services.records,
      products: products.records,
      news: news.records,
      testimonials: testimonials.records
    }
  })
}

export default function Home({ loaderData: { services, products, news, testimonials } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Solar, wind and LED lighting"
        description="Solar plants for roofs, wind turbines and LED lighting: planned, installed and looked after. 20+ years in renewable resources."
        path={href('/')}
      />
      <CompanyData />
      <Hero />
      <Figures />
      <HowItWorks />
      {services.length > 0 && <Services services={services} />}
      {products.length > 0 && <Products products={products} />}
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {news.length > 0 && <LatestNews news={news} />}
      <ContactPart />
    </>
  )
}
