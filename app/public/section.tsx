import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  size?: keyof typeof sizes
  isInner?: boolean
  /** The id that links and forms lead to: it takes the focus then. */
  id?: string
  className?: string
  children: ReactNode
}

export function Section({ title, size = 'heading', isInner, id, className, children }: SectionProps) {
  const titleId = useId()
  const Title = isInner ? 'h3' : 'h2'
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={titleId} className={className}>
      <Title id={titleId} className={sizes[size]}>
        {title}
      </Title>
      {children}
    </section>
  )
}

const sizes = { title: 'text-title', heading: 'text-heading', lead: 'text-lead' }
