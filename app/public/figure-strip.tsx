import { OptionalLink } from './link.tsx'

export interface FigureStripProps {
  figures: readonly { figure: string; text: string; path?: string }[]
}

/** Key figures side by side, ruled like the readings on a bill, on a phone the first above the others; nothing where there are none. */
export function FigureStrip({ figures }: FigureStripProps) {
  if (figures.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 sm:gap-x-8">
      {figures.map(({ figure, text, path }, place) => (
        <div
          key={figure}
          className="flex flex-col-reverse justify-end gap-1.5 border-t border-ink py-3 max-sm:first:col-span-2"
        >
          <dt className="max-w-[46ch] text-base leading-snug text-muted">{text}</dt>
          <dd
            className={`figure text-figure *:not-hover:no-underline sm:max-lg:text-[1.625rem] md:max-lg:whitespace-nowrap ${place > 0 ? 'max-sm:text-2xl' : ''}`}
          >
            <OptionalLink url={path}>{figure}</OptionalLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
