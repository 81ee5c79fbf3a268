import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { Link } from './link.tsx'
import { PageHeader } from './page-header.tsx'
import type { ErrorData } from './read-content.ts'
import { SearchForm } from './search-form.tsx'
import { PageMeta } from './seo/page-meta.tsx'
import { useMessages, useTexts } from './texts.tsx'
import { WordLinks } from './word-links.tsx'

/** Shown in place of a page that does not exist (404), whose content could not be read (503), or that could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts()
  const say = useMessages()
  const { pathname, search } = useLocation()
  const { status = 500, data }: { status?: number; data?: Partial<ErrorData> } = isRouteErrorResponse(error)
    ? error
    : {}
  const here = pathname + search
  const home = [t('error.home'), href('/')] as const
  if (status === 404) {
    const message = say(data?.message ?? t('error.notFound'))
    return (
      <section className="shell grid items-end gap-x-16 gap-y-6 pt-(--part) md:grid-cols-[1fr_auto]">
        <PageMeta title={t('error.notFound.title')} description={message} noindex />
        {/* Beside the words the number sinks behind the footer, like the sun. */}
        <p
          className="figure flex items-center text-[min(54.5vw,17rem)] leading-none md:order-2 md:-mb-[0.3em] md:text-[min(31vw,30rem)]"
          aria-hidden="true"
        >
          4<LogoMark className="mx-[0.06em] mt-[0.055em] turning size-[0.68em]" />4
        </p>
        <div className="pb-(--part)">
          <h1 className="text-title">{message}</h1>
          <WaysOn text={t('error.notFound.text')} first={home} second={[t('error.services'), href('/Services')]} />
          <SearchForm label={t('search.label')} required className="mt-10 mb-4 max-w-md" />
          <WordLinks words={t.list('search.word')} />
        </div>
      </section>
    )
  }
  const message = say(data?.message ?? t('error.unavailable'))
  if (data?.page) return <WithoutContent message={message} page={data.page} retry={here} />
  return (
    <section className="shell part">
      <PageMeta title={t('error.unavailable.title')} description={message} noindex />
      <LogoMark className="size-20 rotate-60 opacity-60" />
      <div role="alert">
        <h1 className="mt-8 text-title">{message}</h1>
      </div>
      <WaysOn text={t('error.unavailable.text')} first={[t('error.retry'), here]} second={home} />
    </section>
  )
}

type Way = readonly [text: string, path: string]

function WaysOn({ text, first, second }: { text: string; first: Way; second: Way }) {
  return (
    <>
      <p className="mt-5 max-w-[48ch] text-lead text-muted">{text}</p>
      <p className="mt-8 button-row max-sm:grid">
        <Link to={first[1]} text={first[0]} look="sun" />
        <Link to={second[1]} text={second[0]} look="quiet" />
      </p>
    </>
  )
}

type WithoutContentProps = Pick<ErrorData, 'message'> & Required<Pick<ErrorData, 'page'>> & { retry: string }

/** Keeps the header of a page whose content could not be read, above the message and a link to retry. */
function WithoutContent({ message, page: { title, label = title, heading }, retry }: WithoutContentProps) {
  const t = useTexts()
  return (
    <>
      <PageHeader meta={{ description: message, noindex: true }} title={t(title)} label={t(label)} />
      <div className="shell part">
        {heading && <h2 className="mb-6 text-heading">{t(heading)}</h2>}
        <p className="flex flex-wrap items-center gap-x-4 text-muted">
          <span role="status">{message}</span>
          <Link to={retry} text={t('error.retry')} look="line" />
        </p>
      </div>
    </>
  )
}
