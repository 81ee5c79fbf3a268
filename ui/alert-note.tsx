import type { ReactNode } from 'react'

/** An error message above a form. */
export function AlertNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2 font-semibold">
      {children}
    </p>
  )
}
