import { href } from 'react-router'
import { truncate } from '../../../shared/truncate.ts'
import { InlineError } from '../inline-error.tsx'
import { readContent } from '../read-content.ts'
import { CompanyJsonLd } from '../seo/company-json-ld.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import type { Route } from './+types/about'
import { Company } from './company.tsx'
import { ReachUs } from './reach-us.tsx'
import { Testimonials } from './testimonials.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readContent(context, 'Could not load the About page.', async (content) => {
    const [about, testimonials] = await Promise.all([content.one('about'), content.list('testimonial')])
    return { about, testimonials: testimonials.records }
  })
}

const title = 'About Us'
const trail = [{ label: title }]

export default function About({ loaderData: { about, testimonials } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={title}
        description={truncate((about.subtitle || about.content).replace(/\s+/g, ' '), 155)}
        path={href('/about')}
        image={about.image}
      />
      <CompanyJsonLd />
      <Company about={about} title={title} trail={trail} />
      <Testimonials testimonials={testimonials} />
      <ReachUs />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InlineError error={error} title={title} trail={trail} />
}
