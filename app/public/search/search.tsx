import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { addressWith } from '../../../shared/address.ts'
import type { Piece } from '../../../shared/excerpt.ts'
import { limitSearch } from '../../../shared/search-text.ts'
import { FilterLinks } from '../filter-links.tsx'
import { Icon } from '../icon.tsx'
import { Link, PhoneLink } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { useContactPath } from '../page-subject.ts'
import { readContent } from '../read-content.ts'
import { SearchForm } from '../search-form.tsx'
import { Section } from '../section.tsx'
import { useTexts } from '../texts.tsx'
import { WordLinks } from '../word-links.tsx'
import type { Route } from './+types/search'
import { Starts } from './starts.tsx'
import { Thumbnail } from './thumbnail.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const words = limitSearch(searchParams.get('q'))
  const { search, texts } = context.get(pageContext)
  return readContent(context, 'Could not search just now.', async () => {
    const { hits, isPartial } = await search(words, texts.language)
    const kinds = [...Map.groupBy(hits, ({ kind }) => kind)]
    const [kind = '', shown = hits] = kinds.find(([name]) => name === searchParams.get('kind')) ?? []
    const counts = kinds.map(([value, { 0: first, length: count }]) => ({ value, label: first?.label, count }))
    return { words, isPartial, kind, counts, total: hits.length, hits: shown }
  })
}

export default function Search({ loaderData: { words, isPartial, kind, counts, total, hits } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <>
      <PageHeader
        meta={{
          title: t(words ? 'search.title.words' : 'search.title', { words }),
          description: t('search.description'),
          noindex: true
        }}
        title={t('search.title')}
      >
        <SearchForm
          label={t('search.label')}
          words={words}
          inputClass="input min-h-16 min-w-0 text-heading lg:text-title"
          buttonClass="button button-sun shrink-0"
          className="mt-2 md:col-span-full"
        />
      </PageHeader>
      <div className="shell pt-6 pb-(--part) lg:pt-8">
        {total === 0 ? (
          <>
            <Section
              title={t(words ? 'search.none' : 'search.empty', { words })}
              className="grid gap-x-14 gap-y-4 lg:grid-cols-2"
            >
              <p className="max-w-[60ch] text-muted lg:row-start-2">
                {t(words ? 'search.none.text' : 'search.empty.text')}
              </p>
              <div className="lg:row-span-2">
                <WordLinks words={t.list('search.word')} />
              </div>
            </Section>
            <Starts />
            <Ask />
          </>
        ) : (
          <>
            <p className="mb-3">{isPartial ? t('search.partial') : t('search.found', { count: total, words })}</p>
            {counts.length > 1 && (
              <FilterLinks
                label={t('news.categories')}
                all={t('news.all')}
                options={counts.map(({ label, ...kind }) => ({ ...kind, text: label && t(label) }))}
                current={kind}
                addressOf={(value) => addressWith(href('/search'), { q: words, kind: value })}
              />
            )}
            <ol className="mt-5 divide-y divide-line border-y border-t-ink border-b-line">
              {hits.map((hit) => (
                <Found key={hit.path} {...hit} />
              ))}
            </ol>
            <Ask />
          </>
        )}
      </div>
    </>
  )
}

type Hit = Route.ComponentProps['loaderData']['hits'][number]

function Found({ path, label, language, picture, title, excerpt }: Hit) {
  const t = useTexts()
  return (
    <li
      lang={language === t.language ? undefined : language}
      className="group relative grid grid-cols-[4.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-1 py-5 max-sm:py-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[7rem_minmax(0,2fr)_minmax(0,3fr)_1.5rem]"
    >
      <Thumbnail path={path} picture={picture} />
      <div>
        <p lang={t.language} className="text-base text-muted">
          {t(label)}
        </p>
        <h2 className="text-[1.375rem] leading-tight">
          <a href={path} className="after:absolute after:inset-0 group-hover:underline">
            <Marked pieces={title} />
          </a>
        </h2>
      </div>
      <p className="self-start text-base max-lg:col-start-2">
        <Marked pieces={excerpt} />
      </p>
      <Icon name="right" className="size-6 self-center text-field group-hover:text-ink max-lg:hidden" />
    </li>
  )
}

function Ask() {
  const t = useTexts()
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-md bg-sunken p-5 lg:p-6">
      <div>
        <p className="text-lead font-semibold">{t('site.questions')}</p>
        <p className="text-base text-balance text-muted">{t('site.questions.hours')}</p>
      </div>
      <p className="button-row *:grow max-sm:w-full">
        <Link to={useContactPath('other')} text={t('search.ask.link')} look="quiet" />
        <PhoneLink look="quiet" />
      </p>
    </div>
  )
}

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
