import { Outlet } from 'react-router'
import type { Route } from './+types/layout'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './page-frame.tsx'

/** Header, page, footer. */
export default function PublicLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}
