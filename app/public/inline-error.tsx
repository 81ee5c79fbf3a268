import { isRouteErrorResponse, useLocation } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { PageHeader } from './page-header.tsx'
import { PageMeta } from './seo/page-meta.tsx'
import { useTexts } from './texts.tsx'

interface InlineErrorProps {
  error: unknown
  title: string
  trail: Parameters<typeof PageHeader>[0]['trail']
  heading?: string
}

/** Keeps the header of a page whose content could not be loaded (503), above the message and a link to retry. */
export function InlineError({ error, title, trail, heading }: InlineErrorProps) {
  const t = useTexts()
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
            {t('error.retry')}
          </a>
        </p>
      </div>
    </>
  )
}
