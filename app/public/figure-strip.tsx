import { LinkWhere } from './link.tsx'

export interface FigureStripProps {
  figures: readonly { figure: string; text: string; path?: string }[]
}

/** Key figures in a row; nothing where there are none. */
export function FigureStrip({ figures }: FigureStripProps) {
  if (figures.length === 0) return null
  return (
    <dl className="shell grid gap-x-10 sm:grid-cols-3">
      {figures.map(({ figure, text, path }) => (
        <div
          key={figure}
          className="flex flex-col-reverse justify-end border-night-line py-5 not-first:border-t sm:border-t-0! sm:py-8 lg:py-10"
        >
          <dt className="max-w-[32ch] text-base text-on-night-muted">{text}</dt>
          <dd className="text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-tight font-semibold tracking-tight tabular-nums *:decoration-on-night-muted *:decoration-1 *:underline-offset-8">
            <LinkWhere url={path}>{figure}</LinkWhere>
          </dd>
        </div>
      ))}
    </dl>
  )
}
