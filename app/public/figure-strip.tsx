import { OptionalLink } from './link.tsx'

export interface FigureStripProps {
  figures: readonly { figure: string; text: string; path?: string }[]
  /** One below the other, as the largest words around. */
  isLarge?: boolean
}

/** Key figures side by side, ruled like the readings on a bill; nothing where there are none. */
export function FigureStrip({ figures, isLarge }: FigureStripProps) {
  if (figures.length === 0) return null
  return (
    <dl className={`grid gap-x-8 lg:gap-x-12 ${isLarge ? 'grow' : 'sm:grid-cols-3'}`}>
      {figures.map(({ figure, text, path }) => (
        <div
          key={figure}
          className="flex flex-col-reverse justify-end gap-1.5 border-t border-ink py-3 max-sm:last:border-b"
        >
          <dt className={`max-w-[42ch] text-muted max-sm:leading-snug ${isLarge ? 'text-lead' : 'text-base'}`}>
            {text}
          </dt>
          <dd
            className={`figure *:not-hover:no-underline ${isLarge ? 'text-[clamp(2.75rem,1.5rem+4vw,5rem)] leading-none' : 'text-figure'}`}
          >
            <OptionalLink url={path}>{figure}</OptionalLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
