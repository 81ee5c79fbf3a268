import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { pageContext } from '../server/pages/context.ts'
import type { Route } from './+types/root'
import { pageNeeds } from './page-needs.ts'
import adminStyles from './styles/admin.css?url'
import publicStyles from './styles/public.css?url'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, publicUrl, nonce } = context.get(pageContext)
  return { settings: await content.one('settings'), publicUrl, nonce }
}

/** The settings and the site's address do not change while a person moves about in the back office. */
export const shouldRevalidate = () => false

/** The document around every page. The runtime of React is part of it only where a route asks for it. */
export function Layout({ children }: { children: ReactNode }) {
  const needs = pageNeeds(useMatches().map(({ handle }) => handle))
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="stylesheet" href={needs.backOffice ? adminStyles : publicStyles} />
        <Links />
      </head>
      <body>
        {children}
        {needs.hydrate && <HydrationScripts />}
      </body>
    </html>
  )
}

function HydrationScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

export default function Root() {
  return <Outlet />
}
