import { useTexts } from '../texts.tsx'

/** The drawings of the features, in the order of their texts. */
const drawings = [
  'M24 6a13 13 0 0 0-7 24c2 1.5 2.5 3 2.5 5h9c0-2 .5-3.5 2.5-5A13 13 0 0 0 24 6ZM20 41h8M22 45h4M24 30v-9l-4-4M24 21l4-4',
  'M10 10h28l5 24H5ZM7.5 22h33M24 10v24M16 10l-3 24M32 10l3 24M24 34v9M16 43h16',
  'M6 14h34v22H6ZM40 20h4v10h-4M25 16l-8 10h10l-6 8',
  'M24 4 40 10v12c0 11-7 18-16 22C15 40 8 33 8 22V10ZM26 13l-8 12h8l-3 10 9-13h-8Z'
]

export function Features() {
  const t = useTexts()
  return (
    <section className="band border-t border-line" aria-labelledby="features-title">
      <h2 id="features-title" className="sr-only">
        {t('solar.features.title')}
      </h2>
      <ul className="shell grid sm:grid-cols-2 lg:grid-cols-4">
        {t.items('solar.feature', ['name', 'text']).map(({ name, text }, place) => (
          <li
            key={name}
            className="border-line py-8 not-first:border-t sm:px-8 sm:py-12 sm:odd:border-r sm:odd:pl-0 sm:even:pr-0 sm:nth-2:border-t-0 lg:border-t-0! lg:px-8! lg:not-last:border-r lg:first:pl-0! lg:last:pr-0!"
          >
            <svg viewBox="0 0 48 48" width="48" height="48" className="drawing size-14" aria-hidden="true">
              <path d={drawings[place]} />
            </svg>
            <h3 className="mt-5 text-[1.375rem] leading-tight">{name}</h3>
            <p className="mt-2 max-w-[44ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
