import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { addressWith } from '../../../shared/address.ts'
import type { Piece } from '../../../shared/excerpt.ts'
import { limitSearch } from '../../../shared/search-text.ts'
import { CallToAction } from '../call-to-action.tsx'
import { ChatLink } from '../contact-ways.tsx'
import { figureCount } from '../fact-figures.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { useContactPath } from '../page-subject.ts'
import { readFacts } from '../products/facts.tsx'
import { readContent } from '../read-content.ts'
import { SearchForm } from '../search-form.tsx'
import { StreetDrawing } from '../street-drawing.tsx'
import { useTexts } from '../texts.tsx'
import { WordLinks } from '../word-links.tsx'
import type { Route } from './+types/search'
import { Starts } from './starts.tsx'
import { hasPicture, Thumbnail } from './thumbnail.tsx'

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
  const contact = useContactPath('other')
  const isNothing = words !== '' && total === 0
  const title = !words ? 'search.empty' : isNothing ? 'search.none' : isPartial ? 'search.title' : 'search.found'
  return (
    <>
      <PageHeader
        meta={{
          title: t(words ? 'search.title.words' : 'search.title', { words }),
          description: t('search.description'),
          noindex: true
        }}
        title={t(title, { words, count: total })}
        label={t('search.title')}
        isNight
        isStacked
      >
        <SearchForm
          label={t('search.label')}
          words={words}
          inputClass="input min-h-16 min-w-0 text-heading font-medium"
          buttonClass="button button-sun shrink-0"
          className="mt-4"
        />
        {!words && (
          <div className="grid gap-y-3">
            <p className="max-w-[48ch] text-base text-on-night-muted">{t('search.empty.text')}</p>
            <WordLinks words={t.list('search.word')} />
          </div>
        )}
      </PageHeader>
      {isNothing && (
        <div className="border-b border-line bg-sunken">
          <div className="shell grid items-end gap-x-14 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
            <div className="pt-8 lg:py-12">
              <p className="mb-4 text-lead text-balance">{t('search.none.text')}</p>
              <WordLinks words={t.list('search.word')} />
              <p className="button-row mt-6">
                <Link to={contact} text={t('services.cta.link')} look="sun" />
                <ChatLink />
              </p>
            </div>
            <StreetDrawing pieces={['tree', 'lamp', 'glass', 'pole']} className="w-full text-field" />
          </div>
        </div>
      )}
      <section className="shell pt-6 pb-(--part) lg:pt-8">
        {total > 0 && (
          <>
            {isPartial && <p className="mb-3">{t('search.partial')}</p>}
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
              {hits.map((hit, place) => (
                <Found key={hit.path} {...hit} isBest={place === 0 && hits.length > 1 && hasPicture(hit)} />
              ))}
            </ol>
          </>
        )}
        {total === 0 && <Starts />}
      </section>
      {/* One who is asked above to ask an engineer is not asked the same again. */}
      <CallToAction texts={isNothing ? 'team.ask' : 'services.cta'} topic="other" />
    </>
  )
}

type Hit = Route.ComponentProps['loaderData']['hits'][number]

function Found({ path, label, language, picture, figures = '', title, excerpt, isBest }: Hit & { isBest: boolean }) {
  const t = useTexts()
  const { price, facts } = readFacts(figures, t('product.price'))
  return (
    <li
      lang={language === t.language ? undefined : language}
      className={`group relative grid grid-rows-[auto_1fr] gap-y-1 py-4 ${isBest ? 'grid-cols-1 gap-x-8 sm:grid-cols-2' : 'grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[7rem_minmax(0,2fr)_minmax(0,3fr)_1.5rem]'}`}
    >
      <Thumbnail path={path} picture={picture} isLarge={isBest} />
      <div>
        <h2 className={isBest ? 'text-title' : 'text-[1.375rem] leading-tight'}>
          <a href={path} className="after:absolute after:inset-0 group-hover:underline">
            <Marked pieces={title} />
          </a>
        </h2>
        <p lang={t.language} className="text-base text-muted">
          {[t(label), price].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className={isBest ? 'text-lead' : 'self-start max-lg:col-start-2'}>
        <Marked pieces={excerpt} />
        <span className="mt-1 block figure text-lg empty:hidden">
          {facts
            .slice(0, figureCount)
            .map(({ name, value }) => `${name} ${value}`)
            .join(' · ')}
        </span>
      </p>
      {!isBest && (
        <Icon name="right" className="row-span-2 size-6 self-center text-field group-hover:text-ink max-lg:hidden" />
      )}
    </li>
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
