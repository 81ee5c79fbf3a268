import type { ReactNode } from 'react'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'

interface ListProps<Item> {
  title: string
  /** Without any, the title is left out too. */
  items: readonly Item[]
  /** The keys of the facts that the items show. */
  facts?: readonly string[]
}

interface Entry {
  name: string
  /** A price or a time. */
  detail?: string
  text: string
}

interface NotedListProps<Item> extends ListProps<Item> {
  note?: string
}

/** Names, each with its text at the right. */
export function Entries({ items }: Pick<ListProps<Entry>, 'items'>) {
  return (
    <dl className="border-t border-line not-first:mt-5 empty:hidden">
      {items.map(({ name, text }) => (
        <div key={name} className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
          <dt className="text-[1.3125rem] leading-tight font-semibold">{name}</dt>
          <dd className="max-w-[56ch]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The same side by side, `detail` as a figure, as a section of its own: names, figures and texts begin at one height each.
 * @param children stands above them
 */
export function Options({ title, items, children, ...noted }: NotedListProps<Entry> & { children?: ReactNode }) {
  if (items.length === 0) return null
  return (
    <Band title={title} tone="ruled">
      {children}
      <dl className="mt-7 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-flow-col lg:grid-cols-none">
        {items.map(({ name, detail, text }) => (
          <div
            key={name}
            className={`${detail ? 'row-span-3' : 'row-span-2'} grid grid-rows-subgrid gap-y-2 border-t border-ink pt-3`}
          >
            <dt className="text-[1.3125rem] leading-tight font-semibold">{name}</dt>
            {detail && <dd className="figure text-heading">{detail}</dd>}
            <dd className="max-w-[52ch]">{text}</dd>
          </div>
        ))}
      </dl>
      <Note {...noted} />
    </Band>
  )
}

interface PriceListProps {
  items: readonly { what: string; price: string }[]
  className: string
}

export function PriceList({ items, className }: PriceListProps) {
  return (
    <dl className={`self-start border-t border-line tabular ${className}`}>
      {items.map(({ what, price }) => (
        <div key={what} className="flex flex-wrap items-baseline justify-between gap-x-10 border-b border-line py-3">
          <dt>{what}</dt>
          <dd className="figure text-2xl">{price}</dd>
        </div>
      ))}
    </dl>
  )
}

function Note({ note, facts = [] }: Pick<NotedListProps<never>, 'note' | 'facts'>) {
  return (
    <div className="mt-4 grid max-w-[62ch] gap-2 text-base text-muted empty:hidden">
      {note && <p>{note}</p>}
      <AsOf facts={facts} />
    </div>
  )
}

export function Steps({ title, items, ...noted }: NotedListProps<Entry>) {
  if (items.length === 0) return null
  return (
    <Band title={title}>
      <NumberedItems items={items} className="mt-7 *:border-t *:border-ink *:pt-4" />
      <Note {...noted} />
    </Band>
  )
}

/** Names, numbered and side by side, each with its text. */
export function NumberedItems({ items, className }: { items: readonly Entry[]; className: string }) {
  return (
    <ol className={`grid grid-cols-2 gap-x-5 gap-y-6 sm:gap-x-10 lg:grid-cols-4 ${className}`}>
      {items.map(({ name, text }, place) => (
        <li key={name}>
          <h3 className="flex items-baseline gap-2.5 text-xl sm:text-heading">
            <span className="figure text-[1.4em] leading-none">{place + 1}</span>
            {name}
          </h3>
          <p className="mt-2 max-w-[34ch] text-base">{text}</p>
        </li>
      ))}
    </ol>
  )
}
