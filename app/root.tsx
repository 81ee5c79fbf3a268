import type { ReactNode } from 'react'
import {
  href,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches
} from 'react-router'
import anekFigures from '../assets/fonts/anek-figures.woff2?url'
import anekLatin from '../assets/fonts/anek-latin.woff2?url'
import icon from '../assets/site/icon.svg?url&no-inline'
import touchIcon from '../assets/site/icon-180.png?url'
import { pageContext } from '../server/pages/context.ts'
import { colors, darkPaper } from '../shared/brand.ts'
import { tagOf } from '../shared/languages.ts'
import { pageOptions } from '../shared/page-options.ts'
import { LogoMark } from '../ui/logo-mark.tsx'
import type { Route } from './+types/root'
import { type ErrorData, readContent } from './public/read-content.ts'
import { SpeculationRules } from './public/seo/speculation-rules.tsx'
import { useLanguage, useMessages } from './public/texts.tsx'
import adminStyles from './styles/admin.css?url'
import publicStyles from './styles/public.css?url'

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, nonce, isDemo, textsFault, isEditing, previewUntil } = context.get(pageContext)
  const settings = await readContent(context, 'Could not load the page.', (content) => {
    if (textsFault) throw textsFault
    return content.one('settings')
  })
  return { settings, publicUrl, nonce, isDemo, isEditing, previewUntil }
}

/** Navigation in the back office changes neither the settings nor the public URL; saving the settings does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname === href('/settings') && currentUrl.href === nextUrl.href
}

/** The document around every page. React's runtime is included only where a route asks for it. */
export function Layout({ children }: { children: ReactNode }) {
  const options = pageOptions(useMatches().map(({ handle }) => handle))
  const language = useLanguage()
  const fonts = [anekLatin]
  if (!options.backOffice) fonts.push(anekFigures)
  return (
    <html lang={tagOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={darkPaper} />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* Within the page: a request less before the first paint. */}
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        {!options.backOffice && (
          <link rel="alternate" type="application/rss+xml" title="RSS" href={href('/news/rss.xml')} />
        )}
        <link rel="stylesheet" href={options.backOffice ? adminStyles : publicStyles} />
        <Links />
      </head>
      <body>
        {children}
        {!options.backOffice && <SpeculationRules />}
        {options.hydrate && <ScrollRestoration />}
        {options.hydrate && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Shown where not even the site's settings could be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const say = useMessages()
  const { otherWays }: Partial<ErrorData> = isRouteErrorResponse(error) ? error.data : {}
  return (
    <main className="shell part">
      <title>{say('Not available')}</title>
      <LogoMark className="size-20" />
      <h1 className="mt-8 text-title">{say('Something went wrong on our side.')}</h1>
      <p className="mt-5 text-lead">
        {say('A moment later it usually works.')}{' '}
        <a href={pathname + search} className="link">
          {say('Retry')}
        </a>
      </p>
      {otherWays && <p className="mt-3 text-lead">{say(otherWays)}</p>}
    </main>
  )
}
