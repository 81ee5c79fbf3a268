import { Link } from './link.tsx'

interface ContactEntriesProps {
  className: string
  /** By their names; those without a text or a link are left out. */
  entries: readonly (readonly [name: string, what: string | readonly { text: string; address: string }[]])[]
}

/** Ways to reach the company, and what else is to be known of it: texts, and links. */
export function ContactEntries({ className, entries }: ContactEntriesProps) {
  return (
    <dl className={`grid gap-x-10 ${className}`}>
      {entries.map(
        ([name, what]) =>
          what.length > 0 && (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              {typeof what === 'string' ? (
                <dd className="mt-1 max-w-[34ch] whitespace-pre-line text-muted tabular-nums">{what}</dd>
              ) : (
                what.map(({ text, address }) => (
                  <dd key={text}>
                    <Link
                      to={address}
                      text={text}
                      className="inline-flex min-h-11 items-center wrap-anywhere tabular-nums"
                    />
                  </dd>
                ))
              )}
            </div>
          )
      )}
    </dl>
  )
}
