import { LinkWhere } from './link.tsx'

export interface FigureStripProps {
  figures: readonly { figure: string; text: string; path?: string }[]
}

/** Key figures side by side, ruled like the readings on a bill; nothing where there are none. */
export function FigureStrip({ figures }: FigureStripProps) {
  if (figures.length === 0) return null
  return (
    <dl className="grid gap-x-8 sm:grid-cols-3 lg:gap-x-12">
      {figures.map(({ figure, text, path }) => (
        <div
          key={figure}
          className="flex flex-col-reverse justify-end gap-1.5 border-t border-ink py-3 max-sm:last:border-b"
        >
          <dt className="max-w-[34ch] text-base text-muted max-sm:leading-snug">{text}</dt>
          <dd className="figure text-figure *:decoration-line *:decoration-2">
            <LinkWhere url={path}>{figure}</LinkWhere>
          </dd>
        </div>
      ))}
    </dl>
  )
}
