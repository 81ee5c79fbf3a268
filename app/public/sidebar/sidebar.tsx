import type { ReactNode } from 'react'

interface WithSidebarProps {
  /** What the side column is, for those who jump from landmark to landmark. */
  label: string
  sidebar: ReactNode
  /** Parts that follow at the window's full width; each has the class `band`. */
  bands?: ReactNode
  children: ReactNode
}

/** A page's main column, and ways on beside it; on a phone at the end. */
export function WithSidebar({ label, sidebar, bands, children }: WithSidebarProps) {
  return (
    <div className="page-columns">
      <div className="pt-10 pb-16 lg:pt-16 lg:pb-24">{children}</div>
      {bands}
      <aside
        aria-label={label}
        className="grid content-start gap-12 py-16 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 lg:pt-16 lg:pb-24"
      >
        {sidebar}
      </aside>
    </div>
  )
}

interface SidebarPartProps {
  title: string
  /** The page's own content, and not a way to other pages: searches look through it. */
  isContent?: boolean
  children: ReactNode
}

export function SidebarPart({ title, isContent, children }: SidebarPartProps) {
  return (
    <section data-nosnippet={isContent ? undefined : ''}>
      <h2 className="text-lead font-semibold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
