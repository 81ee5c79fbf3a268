import { Outlet } from 'react-router'
import type { Route } from './+types/layout'
import { ErrorPage } from './error-page.tsx'
import { PageFrame } from './page-frame.tsx'

export default function PublicLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  )
}
