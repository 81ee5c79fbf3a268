import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import type { Piece } from '../../../shared/excerpt.ts'
import { readWords } from '../../../shared/search-text.ts'
import { Link, PhoneLink } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { Part } from '../part.tsx'
import { readContent } from '../read-content.ts'
import { SearchForm } from '../search-form.tsx'
import { useLanguage, useTexts } from '../texts.tsx'
import { WordLinks } from '../word-links.tsx'
import type { Route } from './+types/search'

export function loader({ context, request }: Route.LoaderArgs) {
  const words = readWords(new URL(request.url).searchParams.get('q'))
  const { search, texts } = context.get(pageContext)
  return readContent(context, 'Could not search just now.', async () => ({
    words,
    ...(await search(words, texts.language))
  }))
}

export default function Search({ loaderData: { words, hits, isPartial } }: Route.ComponentProps) {
  const t = useTexts()
  const own = useLanguage()
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
        {hits.length > 0 && !isPartial && (
          <p className="mt-8 text-base text-muted tabular-nums">{t('search.found', { count: hits.length, words })}</p>
        )}
        {hits.length === 0 && (
          <Part
            title={t(words ? 'search.none' : 'search.empty', { words })}
            className="mt-10 max-w-[60ch] border-l-3 border-line pl-6"
          >
            <p className="mt-2 mb-5 text-muted">{t(words ? 'search.none.text' : 'search.empty.text')}</p>
            <WordLinks words={t.list('search.word')} />
            <Ask />
          </Part>
        )}
        {hits.length > 0 && isPartial && (
          <div className="mt-8 mb-6">
            <p>{t('search.partial')}</p>
            <Ask />
          </div>
        )}
        {hits.length > 0 && (
          <ol className="mt-4 divide-y divide-line border-t border-ink">
            {hits.map(({ path, label, language, title, excerpt }) => (
              <li
                key={path}
                lang={language === own ? undefined : language}
                className="group relative grid gap-x-10 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
              >
                <div>
                  <p lang={own} className="text-base text-muted">
                    {t(label)}
                  </p>
                  <h2 className="text-[1.25rem] leading-tight">
                    <a href={path} className="text-link after:absolute after:inset-0 group-hover:underline">
                      <Marked pieces={title} />
                    </a>
                  </h2>
                </div>
                <p className="text-base text-muted max-md:mt-1.5">
                  <Marked pieces={excerpt} />
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}

/** The way to those who know what the site does not say. */
function Ask() {
  const t = useTexts()
  return (
    <p className="mt-6 flex flex-wrap gap-x-3">
      {t('search.ask')}
      <Link to={href('/contact')} text={t('search.ask.link')} />
      <PhoneLink className="whitespace-nowrap" />
    </p>
  )
}

/** A text with the words that were looked for marked. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let position = 0
  return pieces.map(({ text, isMatch }) => {
    const key = position
    position += text.length
    return isMatch ? (
      <mark
        key={key}
        className="bg-transparent font-semibold text-ink underline decoration-sun decoration-3 underline-offset-3"
      >
        {text}
      </mark>
    ) : (
      text
    )
  })
}
