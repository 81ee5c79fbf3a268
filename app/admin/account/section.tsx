import { type ReactNode, useId } from 'react'

/** A part of the account screen, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4 rounded-md border border-line bg-surface p-4 md:p-6">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      <div className="mt-3 grid gap-4">{children}</div>
    </section>
  )
}
