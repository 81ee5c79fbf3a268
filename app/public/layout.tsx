import type { ReactNode } from 'react'
import { href, Outlet, useLocation } from 'react-router'
import { indianTime } from '../../shared/indian-format.ts'
import type { Route } from './+types/layout'
import { ReachBar } from './contact-ways.tsx'
import editStyles from './edit/edit.css?url'
import editScript from './edit/script.ts?worker&url'
import { ErrorPage } from './error-page.tsx'
import { Footer } from './footer.tsx'
import { Header, useIsForm } from './header.tsx'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

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

function PageFrame({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { isEditing, previewUntil } = useSite()
  return (
    <>
      <a
        href="#main"
        className="fixed -top-24 left-3 z-50 rounded-md bg-night px-5 py-3 font-semibold text-on-night focus:top-3 print:hidden"
      >
        {t('site.skip')}
      </a>
      {previewUntil && (
        <aside aria-label={t('site.preview')} className="bg-sun px-4 py-2 text-center text-on-sun print:hidden">
          <meta name="robots" content="noindex, nofollow" />
          {t('site.preview.until', { until: indianTime(previewUntil, t.language) })}
        </aside>
      )}
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      {!useIsForm() && (
        <ReachBar
          last={{ icon: 'mail', text: t('site.enquire'), address: href('/contact') }}
          className="action-bar fixed inset-x-0 bottom-0 z-20 border-t border-field bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
        />
      )}
      {isEditing && <EditBar />}
    </>
  )
}

/** Stands below a page whose sentences are changed in their places, with the script that does it. */
function EditBar() {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete('edit')
  return (
    <aside aria-label="Editing" className="edit-bar">
      <link rel="stylesheet" href={editStyles} />
      <p>You are editing this page</p>
      <p id="edit-status" role="status" />
      <a href={parameters.size > 0 ? `${pathname}?${parameters}` : pathname}>Done</a>
      <a href="/textlist">All texts</a>
      <script type="module" src={editScript} />
    </aside>
  )
}
