import type { ReactNode } from 'react'

interface WithSidebarProps {
  /** What the side column is, for those who jump from landmark to landmark. */
  label: string
  sidebar: ReactNode
  children: ReactNode
}

/** A page's main column, and ways on beside it; on a phone below it. */
export function WithSidebar({ label, sidebar, children }: WithSidebarProps) {
  return (
    <div className="shell grid gap-x-16 gap-y-16 pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_19rem] lg:pt-12 lg:pb-28 xl:gap-x-20">
      <div className="min-w-0">{children}</div>
      <aside aria-label={label} className="grid content-start gap-12 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10">
        {sidebar}
      </aside>
    </div>
  )
}

/** One part of the side column under a title of its own. */
export function SidebarPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lead font-semibold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
