import { type ReactNode, useId } from 'react'

interface PartProps {
  title: string
  /** Within another part, with a smaller title. */
  isInner?: boolean
  /** Where links and forms lead to it: it takes the focus then. */
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a page under its title. */
export function Part({ title, isInner, id, className, children }: PartProps) {
  const titleId = useId()
  const Title = isInner ? 'h3' : 'h2'
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={titleId} className={className}>
      <Title id={titleId} className={isInner ? 'text-heading' : 'text-title'}>
        {title}
      </Title>
      {children}
    </section>
  )
}
