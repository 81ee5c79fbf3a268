import type { ReactNode } from 'react'
import { ArrowLink } from './link.tsx'

const tones = {
  plain: 'plain',
  ruled: 'border-t border-line',
  sunken: 'bg-sunken dark:border-y dark:border-line',
  night: 'on-night night'
}

export interface BandProps {
  title: string
  anchor?: string
  label?: string
  lead?: string
  link?: { text: string; path: string }
  tone?: keyof typeof tones
  layout?: string
  /** True for content of other pages too: searches find it there. */
  isRepeated?: boolean
  children: ReactNode
}

export function Band({ title, anchor, label, lead, link, tone = 'plain', layout, isRepeated, children }: BandProps) {
  return (
    <section id={anchor} className={`band ${tones[tone]}`} data-nosnippet={isRepeated ? '' : undefined}>
      <div className={`shell part ${layout ?? ''}`}>
        <div className="flex flex-wrap items-baseline-last justify-between gap-x-8 gap-y-2 self-start">
          <div>
            {label && <p className="mb-2 text-lead font-medium text-muted">{label}</p>}
            <h2 className="max-w-[16em] text-title">{title}</h2>
            {lead && <p className="mt-4 max-w-[46ch] text-lead text-muted">{lead}</p>}
          </div>
          {link && <ArrowLink to={link.path} text={link.text} className="link" />}
        </div>
        {children}
      </div>
    </section>
  )
}
