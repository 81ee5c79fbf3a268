import type { ReactNode } from 'react'

const box = 'rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2'

export function AlertNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={`${box} font-semibold`}>
      {children}
    </p>
  )
}

export function StatusNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={box}>
      {children}
    </p>
  )
}
