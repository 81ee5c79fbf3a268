import { Chart } from './chart.tsx'

/** How many of the facts are figures. */
export const figureCount = 3

interface FactFiguresProps {
  /** `look`: the class of a square before the name, which is a chart's key. */
  facts: readonly { name: string; value: string; look?: string }[]
  isList?: boolean
  /** All of them, not only the first. */
  isWhole?: boolean
}

/** The first facts as figures side by side, or one below the other, each before its words; nothing where there are none. */
export function FactFigures({ facts: all, isList, isWhole }: FactFiguresProps) {
  const facts = all.filter(({ value }) => value !== '').slice(0, isWhole ? undefined : figureCount)
  if (facts.length === 0) return null
  return (
    <dl
      className={
        isList ? 'w-full border-b border-line' : 'mb-3 grid w-full grid-cols-[repeat(3,auto)] gap-x-4 sm:gap-x-6'
      }
    >
      {facts.map(({ name, value, look }) => (
        <div
          key={name + value}
          className={`flex border-t ${isList ? 'flex-row-reverse flex-wrap items-baseline justify-end gap-x-4 border-line py-1.5' : 'flex-col-reverse justify-end border-ink pt-2'}`}
        >
          <dt className={`text-base leading-tight text-muted ${isList ? 'flex-[1_1_6rem]' : ''}`}>
            {look && (
              <Chart width={16} height={16} className="mr-2 inline size-4 align-[-0.1em]">
                <rect width="16" height="16" className={look} />
              </Chart>
            )}
            {name}
          </dt>
          <dd
            className={`figure leading-tight ${isList ? 'basis-40 text-2xl' : 'text-[clamp(1.375rem,1.1rem+1vw,1.875rem)]'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
