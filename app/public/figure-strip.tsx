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
          className={`gap-1.5 border-t border-ink py-2 sm:py-3 max-sm:last:border-b ${isLarge ? 'flex flex-col-reverse justify-end' : 'grid items-center gap-x-4 max-sm:grid-cols-[minmax(0,9fr)_minmax(0,14fr)] sm:content-start'}`}
        >
          <dt
            className={`max-w-[42ch] text-muted max-sm:leading-tight ${isLarge ? 'text-lead' : 'text-base max-sm:order-last sm:row-start-2'}`}
          >
            {text}
          </dt>
          <dd
            className={`figure *:not-hover:no-underline ${isLarge ? 'text-[clamp(2.75rem,1.5rem+4vw,5rem)] leading-none' : 'text-figure max-md:text-2xl md:max-lg:text-[1.625rem] md:max-lg:whitespace-nowrap'}`}
          >
            <OptionalLink url={path}>{figure}</OptionalLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
