import type { ReactNode } from 'react'
import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { LogoMark } from '../../ui/logo-mark.tsx'
import type { ErrorData } from './read-content.ts'
import { SearchForm } from './search-form.tsx'
import { PageMeta } from './seo/page-meta.tsx'
import { useTexts } from './texts.tsx'

/** Shown in place of a page that does not exist (404) or could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound message={messageOf(error.data)} />
  ) : (
    <Unavailable message={isRouteErrorResponse(error) ? messageOf(error.data) : undefined} />
  )
}

function NotFound({ message }: { message: string | undefined }) {
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
        <WaysOn path={href('/')} text={t('error.home')}>
          <a href={href('/Services')} className="button button-quiet">
            {t('error.services')}
          </a>
        </WaysOn>
        <SearchForm
          action={href('/search')}
          label={t('search.label')}
          entryLabel={t('site.search.label')}
          required
          className="mt-10 max-w-md"
        />
      </div>
    </section>
  )
}

function Unavailable({ message }: { message: string | undefined }) {
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
      <WaysOn path={pathname + search} text={t('error.retry')}>
        <a href={href('/')} className="button button-quiet">
          {t('error.home')}
        </a>
      </WaysOn>
    </section>
  )
}

/** Two links: the first is the one to take. */
function WaysOn({ path, text, children }: { path: string; text: string; children: ReactNode }) {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <a href={path} className="button button-sun">
        {text}
      </a>
      {children}
    </p>
  )
}

function messageOf(data: unknown): string | undefined {
  const { message } = (data ?? {}) as Partial<ErrorData>
  return typeof message === 'string' ? message : undefined
}
