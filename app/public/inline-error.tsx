import { isRouteErrorResponse, useLocation } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { PageHeader } from './page-header.tsx'
import { PageMeta } from './seo/page-meta.tsx'

interface QuietFailureProps {
  error: unknown
  /** The page's title, which stays above the line. */
  title: string
  trail: Parameters<typeof PageHeader>[0]['trail']
  /** The heading of what could not be read. */
  heading?: string
}

/** A page whose content could not be read keeps its head; a line in place of the rest says so and offers to try again. */
export function InlineError({ error, title, trail, heading }: QuietFailureProps) {
  const { pathname, search } = useLocation()
  if (!isRouteErrorResponse(error) || error.status !== 503) return <ErrorPage error={error} />
  return (
    <>
      <PageMeta title={title} description={error.data.message} noindex />
      <PageHeader title={title} trail={trail} />
      <div className="shell pt-10 pb-20 lg:pt-14 lg:pb-28">
        {heading && <h2 className="mb-6 text-heading">{heading}</h2>}
        <p className="flex flex-wrap items-center gap-x-4 text-muted">
          <span role="status">{error.data.message}</span>
          <a href={pathname + search} className="link inline-flex min-h-11 items-center">
            Retry
          </a>
        </p>
      </div>
    </>
  )
}
