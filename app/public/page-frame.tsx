import type { ReactNode } from 'react'
import { ActionBar } from './action-bar.tsx'
import { EditBar } from './edit/bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

/** Header, footer and action bar around every public page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useTexts()
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-md bg-night px-5 py-3 font-semibold text-on-night focus:translate-y-0 print:hidden"
      >
        {t('site.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <ActionBar />
      {useSite().isEdited && <EditBar />}
    </>
  )
}
