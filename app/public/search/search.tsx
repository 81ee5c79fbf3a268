import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { excerpt } from '../../../shared/excerpt.ts'
import { readWords } from '../../../shared/search-text.ts'
import { Link, PhoneLink } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { Part } from '../part.tsx'
import { readContent } from '../read-content.ts'
import { SearchForm } from '../search-form.tsx'
import { useTexts } from '../texts.tsx'
import { WordLinks } from '../word-links.tsx'
import type { Route } from './+types/search'
import { findPages } from './find-pages.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const words = readWords(new URL(request.url).searchParams.get('q'))
  return readContent(context, 'Could not search just now.', async () => ({
    words,
    groups: words ? await findPages(context.get(pageContext), words) : []
  }))
}

export default function Search({ loaderData: { words, groups } }: Route.ComponentProps) {
  const t = useTexts()
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <PageHeader
        meta={{
          title: t(words ? 'search.title.words' : 'search.title', { words }),
          description: t('search.description'),
          noindex: true
        }}
        title={t('search.title')}
      />
      <div className="shell part">
        <SearchForm
          label={t('search.label')}
          words={words}
          className="max-w-2xl"
          inputClass="input min-h-13 min-w-0"
          buttonClass="button button-sun shrink-0"
        />
        {words !== '' && (
          <p className="mt-8 text-base text-muted tabular-nums">{t('search.found', { count, words })}</p>
        )}
        {count === 0 && (
          <Part
            title={t(words ? 'search.none' : 'search.empty', { words })}
            className="mt-10 max-w-[60ch] border-l-3 border-line pl-6"
          >
            <p className="mt-2 mb-5 text-muted">{t(words ? 'search.none.text' : 'search.empty.text')}</p>
            <WordLinks words={t.list('search.word')} />
            <p className="mt-6 flex flex-wrap gap-x-3">
              {t('search.ask')}
              <Link to={href('/contact')} text={t('search.ask.link')} />
              <PhoneLink className="whitespace-nowrap" />
            </p>
          </Part>
        )}
        {groups.map(({ title, hits }) => (
          <section
            key={title}
            aria-labelledby={`found-${title.toLowerCase()}`}
            className="mt-8 grid gap-x-10 border-t border-ink pt-5 lg:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <h2 id={`found-${title.toLowerCase()}`} className="text-lead font-semibold">
              {title} <span className="font-normal text-muted tabular-nums">{hits.length}</span>
            </h2>
            <ul className="divide-y divide-line">
              {hits.map((hit) => (
                <li
                  key={hit.path + hit.title}
                  className="group relative grid gap-x-10 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:first:pt-0"
                >
                  <h3 className="text-[1.25rem] leading-tight">
                    <a href={hit.path} className="text-link after:absolute after:inset-0 group-hover:underline">
                      <Highlight text={hit.title} words={words} />
                    </a>
                  </h3>
                  <p className="text-base text-muted max-md:mt-1.5">
                    <Highlight text={hit.text} words={words} length={excerptLength} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** About two lines on a wide screen, in characters. */
const excerptLength = 200

/** A text, or an excerpt of about `length` characters around the first match, with all matches marked. */
function Highlight({ text, words, length }: { text: string; words: string; length?: number }) {
  // An excerpt begins up to a third of its length before the first match: thrice the length leaves nothing out.
  const pieces = excerpt(text.replace(/\s+/g, ' '), words, length ?? text.length * 3)
  let position = 0
  return pieces.map(({ text: piece, isMatch }) => {
    const key = position
    position += piece.length
    return isMatch ? (
      <mark
        key={key}
        className="bg-transparent font-semibold text-ink underline decoration-sun decoration-3 underline-offset-3"
      >
        {piece}
      </mark>
    ) : (
      piece
    )
  })
}
