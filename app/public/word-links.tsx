import { href } from 'react-router'
import { addressWith } from '../../shared/address.ts'

/** Words, each a link to its search on the site. */
export function WordLinks({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2 py-1.5">
      {words.map((word) => (
        <li key={word}>
          <a
            href={addressWith(href('/search'), { q: word })}
            className="inline-flex min-h-11 items-center rounded-md border border-field px-3.5 text-base hover:border-ink"
          >
            {word}
          </a>
        </li>
      ))}
    </ul>
  )
}
