/** A question people ask first, and its answer. */
export interface Fact {
  name: string
  text: string
}

/** The short answers of a page: for whom, how long, how much. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ name, text }) => (
        <div key={name} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="font-semibold">{name}</dt>
          <dd className="max-w-[60ch]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
