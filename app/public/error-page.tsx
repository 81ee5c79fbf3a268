import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { PageHeader } from './page-header.tsx'
import type { ErrorData } from './read-content.ts'
import { SearchForm } from './search-form.tsx'
import { PageMeta } from './seo/page-meta.tsx'
import { useTexts } from './texts.tsx'

/** Shown in place of a page that does not exist (404), whose content could not be read (503), or that could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status = 500, data }: { status?: number; data?: Partial<ErrorData> } = isRouteErrorResponse(error)
    ? error
    : {}
  const { message, page } = data ?? {}
  if (status === 404) return <NotFound message={message} />
  return page ? <WithoutContent message={message} page={page} /> : <Unavailable message={message} />
}

function NotFound({ message }: Partial<ErrorData>) {
  const t = useTexts()
  return (
    <section className="shell part grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_auto]">
      <PageMeta title={t('error.notFound.title')} description={message ?? t('error.notFound')} noindex />
      <p
        className="flex items-center text-[clamp(7rem,24vw,17rem)] leading-none font-light tracking-tighter tabular-nums lg:order-2"
        aria-hidden="true"
      >
        4<LogoMark className="mx-[0.06em] -mt-[0.16em] size-[0.72em]" />4
      </p>
      <div>
        <h1 className="text-title">{message ?? t('error.notFound')}</h1>
        <p className="mt-5 max-w-[48ch] text-lead text-muted">{t('error.notFound.text')}</p>
        <WaysOn first={[t('error.home'), href('/')]} second={[t('error.services'), href('/Services')]} />
        <SearchForm label={t('search.label')} required className="mt-10 max-w-md" />
      </div>
    </section>
  )
}

function Unavailable({ message }: Partial<ErrorData>) {
  const t = useTexts()
  const { pathname, search } = useLocation()
  return (
    <section className="shell part">
      <PageMeta title={t('error.unavailable.title')} description={message ?? t('error.unavailable')} noindex />
      <LogoMark className="size-20 rotate-60 opacity-60" />
      <div role="alert">
        <h1 className="mt-8 text-title">{message ?? t('error.unavailable')}</h1>
      </div>
      <p className="mt-5 max-w-[48ch] text-lead text-muted">{t('error.unavailable.text')}</p>
      <WaysOn first={[t('error.retry'), pathname + search]} second={[t('error.home'), href('/')]} />
    </section>
  )
}

function WaysOn({ first, second }: Record<'first' | 'second', readonly [text: string, path: string]>) {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <a href={first[1]} className="button button-sun">
        {first[0]}
      </a>
      <a href={second[1]} className="button button-quiet">
        {second[0]}
      </a>
    </p>
  )
}

/** Keeps the header of a page whose content could not be read, above the message and a link to retry. */
function WithoutContent({ message = '', page: { title, label = title, heading } }: WithoutContentProps) {
  const t = useTexts()
  const { pathname, search } = useLocation()
  return (
    <>
      <PageHeader meta={{ description: message, noindex: true }} title={t(title)} trail={[{ label: t(label) }]} />
      <div className="shell pt-10 pb-20 lg:pt-14 lg:pb-28">
        {heading && <h2 className="mb-6 text-heading">{t(heading)}</h2>}
        <p className="flex flex-wrap items-center gap-x-4 text-muted">
          <span role="status">{message}</span>
          <a href={pathname + search} className="link inline-flex min-h-11 items-center">
            {t('error.retry')}
          </a>
        </p>
      </div>
    </>
  )
}

type WithoutContentProps = Partial<ErrorData> & Required<Pick<ErrorData, 'page'>>
