import { href } from 'react-router'
import { firstSentence } from '../../../shared/text.ts'
import { InlineError } from '../inline-error.tsx'
import { readContent } from '../read-content.ts'
import { CompanyJsonLd } from '../seo/company-json-ld.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { Testimonials } from '../testimonials.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/about'
import { Company } from './company.tsx'
import { ReachUs } from './reach-us.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readContent(context, 'Could not load the About page.', async (content) => {
    const [about, testimonials, areas] = await Promise.all([
      content.one('about'),
      content.list('testimonial'),
      content.list('area')
    ])
    return { about, testimonials: testimonials.records, districts: areas.records.map(({ district }) => district) }
  })
}

export default function About({ loaderData: { about, testimonials, districts } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <>
      <PageMeta
        title={t('about.title')}
        description={firstSentence(about.subtitle || about.content) || t('about.title')}
        path={href('/about')}
        image={about.image}
      />
      <CompanyJsonLd districts={districts} />
      <Company about={about} />
      <Testimonials testimonials={testimonials} />
      <ReachUs />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = useTexts()('about.title')
  return <InlineError error={error} title={title} trail={[{ label: title }]} />
}
