import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { LogoMark } from '../../ui/logo-mark.tsx'
import type { ErrorData } from './read-content.ts'
import { PageMeta } from './seo/page-meta.tsx'

/** Shown in place of a page that does not exist (404) or could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound message={messageOf(error.data)} />
  ) : (
    <Unavailable message={isRouteErrorResponse(error) ? messageOf(error.data) : undefined} />
  )
}

function NotFound({ message = 'We have no page at this address.' }: { message?: string }) {
  return (
    <section className="shell part grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_auto]">
      <PageMeta title="Page not found" description={message} noindex />
      <p
        className="flex items-center text-[clamp(7rem,24vw,17rem)] leading-none font-light tracking-tighter tabular-nums lg:order-2"
        aria-hidden="true"
      >
        4<LogoMark className="mx-[0.06em] -mt-[0.16em] size-[0.72em]" />4
      </p>
      <div>
        <h1 className="text-title">{message}</h1>
        <p className="mt-5 max-w-[48ch] text-lead text-muted">
          It may have moved, or the address is mistyped. From here you can go on:
        </p>
        <ul className="mt-8 flex flex-wrap gap-3">
          <li>
            <a href={href('/')} className="button button-sun">
              Go to the home page
            </a>
          </li>
          <li>
            <a href={href('/Services')} className="button button-quiet">
              See our services
            </a>
          </li>
        </ul>
        <search aria-label="Other words">
          <form action={href('/search')} className="mt-10 max-w-md">
            <label htmlFor="not-found-search" className="font-medium">
              Search the site
            </label>
            <div className="mt-2 flex gap-2">
              <input id="not-found-search" name="q" type="search" className="input" required />
              <button type="submit" className="button button-quiet min-h-12">
                Search
              </button>
            </div>
          </form>
        </search>
      </div>
    </section>
  )
}

function Unavailable({ message = 'Something went wrong on our side.' }: { message?: string }) {
  const { pathname, search } = useLocation()
  return (
    <section className="shell part">
      <PageMeta title="Not available" description={message} noindex />
      <LogoMark className="size-20 rotate-60 opacity-60" />
      <div role="alert">
        <h1 className="mt-8 text-title">{message}</h1>
      </div>
      <p className="mt-5 max-w-[48ch] text-lead text-muted">
        The page could not be put together just now. Nothing is lost; a moment later it usually works. Our phone numbers
        below always do.
      </p>
      <ul className="mt-8 flex flex-wrap gap-3">
        <li>
          <a href={pathname + search} className="button button-sun">
            Retry
          </a>
        </li>
        <li>
          <a href={href('/')} className="button button-quiet">
            Go to the home page
          </a>
        </li>
      </ul>
    </section>
  )
}

function messageOf(data: unknown): string | undefined {
  const { message } = (data ?? {}) as Partial<ErrorData>
  return typeof message === 'string' ? message : undefined
}
