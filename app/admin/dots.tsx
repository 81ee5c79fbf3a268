import type { Work } from '../../collections/define.ts'

const colors: Readonly<Record<string, string>> = { published: 'bg-leaf', draft: 'bg-field', scheduled: 'bg-link' }

/** A dot in the colour of a record's status, which always stands beside it in words. */
export function StatusDot({ status }: { status: string }) {
  return <span aria-hidden="true" className={`size-2 rounded-full ${colors[status] ?? ''}`} />
}

const looks = {
  link: ['bg-link', 'bg-link/12'],
  sun: ['bg-sun', 'bg-sun/25'],
  leaf: ['bg-leaf', 'bg-leaf/15'],
  field: ['bg-field', 'bg-field/20'],
  violet: ['bg-[#8557c9]', 'bg-[#8557c9]/15'],
  clay: ['bg-[#d2623a]', 'bg-[#d2623a]/15']
} as const

export function stageTint(work: Work | undefined, stage: string): string {
  const color = work?.colors[stage]
  return color ? `border-transparent ${looks[color][1]}` : 'border-line bg-sunken'
}

/** The colour by which a stage is known at a glance; its name always stands beside it. */
export function StageDot({ work, stage }: { work: Work | undefined; stage: string }) {
  const color = work?.colors[stage]
  return (
    <span
      aria-hidden="true"
      className={`size-2 flex-none rounded-full border border-surface ${color ? looks[color][0] : 'bg-ink'}`}
    />
  )
}
