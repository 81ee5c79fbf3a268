import type { Hit } from '../../../server/content/types.ts'
import { Highlight } from './highlight.tsx'

/** About two lines on a wide screen, in characters. */
const excerptLength = 200

interface HitListProps {
  title: string
  hits: Hit[]
  words: string
}

export function HitList({ title, hits, words }: HitListProps) {
  const id = `found-${title.toLowerCase()}`
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-14 border-t border-line pt-6 lg:mt-14 lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-lead font-semibold">
        {title} <span className="font-normal text-muted tabular-nums">{hits.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {hits.map((hit) => (
          <li key={hit.path + hit.title} className="group relative max-w-[72ch] py-5 lg:first:pt-0">
            <h3 className="text-[1.3125rem] leading-tight">
              <a href={hit.path} className="text-link after:absolute after:inset-0 group-hover:underline">
                <Highlight text={hit.title} words={words} />
              </a>
            </h3>
            <p className="mt-1.5 text-muted">
              <Highlight text={hit.text} words={words} length={excerptLength} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
