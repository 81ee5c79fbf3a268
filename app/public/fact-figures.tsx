/** How many of the facts are figures. */
export const figureCount = 3

interface FactFiguresProps {
  facts: readonly { name: string; value: string }[]
  isList?: boolean
}

/** The first facts as figures side by side, or one below the other, each before its words; nothing where there are none. */
export function FactFigures({ facts: all, isList }: FactFiguresProps) {
  const facts = all.filter(({ value }) => value !== '')
  if (facts.length === 0) return null
  return (
    <dl
      className={
        isList ? 'w-full border-b border-line' : 'mb-3 grid w-full grid-cols-[repeat(3,auto)] gap-x-4 sm:gap-x-6'
      }
    >
      {facts.slice(0, figureCount).map(({ name, value }) => (
        <div
          key={name + value}
          className={`flex border-t ${isList ? 'flex-row-reverse flex-wrap items-baseline justify-end gap-x-4 border-line py-1.5' : 'flex-col-reverse justify-end border-ink pt-2'}`}
        >
          <dt className={`text-base leading-tight text-muted ${isList ? 'flex-[1_1_6rem]' : ''}`}>{name}</dt>
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
