import type { ReactNode } from 'react'

/** Running text in the larger size. @param className its distance from what stands above */
export function Prose({ className = 'mt-6', children }: { className?: string; children: ReactNode }) {
  return <div className={`prose ${className} text-[1.1875rem] leading-relaxed`}>{children}</div>
}
