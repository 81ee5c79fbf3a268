import type { ReactNode } from 'react'

interface WithSidebarProps {
  /** The name of the sidebar's landmark. */
  label: string
  sidebar: ReactNode
  /** Full-width sections after the main column, each with the class `band`. */
  bands?: ReactNode
  children: ReactNode
}

/** A page's main column with a sidebar, which follows it on a phone. */
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
  /** Whether it is content of this page, for searches, and not the same on many pages. */
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
