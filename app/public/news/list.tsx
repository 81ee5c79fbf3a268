import { data, href } from 'react-router'
import type { ContentReader } from '../../../server/content/reader.ts'
import { type PageContext, pageContext } from '../../../server/pages/context.ts'
import type { Texts } from '../../../texts/catalogue.ts'
import { Band } from '../band.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { FilterLinks, nameOf } from '../filter-links.tsx'
import { Icon } from '../icon.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { PageHeader } from '../page-header.tsx'
import { pictureOf } from '../picture-of.ts'
import { readContent } from '../read-content.ts'
import { pageTitle } from '../seo/page-title.ts'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/list'
import { LeadStory, NewsCards } from './cards.tsx'
import { type NewsQuery, newsAddress, newsPageSize, readNewsQuery } from './query.ts'
import { NewsSearch } from './search-box.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const query = readNewsQuery(new URL(request.url).searchParams)
  const page = { title: 'news.title', label: 'news.nav', heading: 'news.heading' } as const
  const read = async (content: ContentReader) => {
    const [{ records, total }, categories] = await Promise.all([
      query.search ? findNews(context.get(pageContext), query) : listNews(content, query),
      content.countBy('news', 'category')
    ])
    const latest = records.length === 0 ? (await content.list('news', { pageSize: 3 })).records : []
    const found = { query, news: records, latest, total, categories }
    if (records.length > 0) return data(found)
    // Names without articles, and pages behind the last one, are endless: none is worth a place in the cache.
    return data(found, { status: query.page > 1 ? 404 : 200, headers: { 'Cache-Control': 'no-store' } })
  }
  return readContent(context, 'Could not load news.', read, page)
}

function listNews(content: ContentReader, { category, page }: NewsQuery) {
  return content.list('news', { page, pageSize: newsPageSize, ...(category && { where: { category } }) })
}

/** The articles that the site's search finds, in its order. */
async function findNews({ content, search, texts }: PageContext, { search: words, category, page }: NewsQuery) {
  const ids = await (await search(words, texts.language)).idsOf('news')
  const inCategory =
    category && new Set((await content.list('news', { where: { category } })).records.map(({ id }) => id))
  const wanted = inCategory ? ids.filter((id) => inCategory.has(id)) : ids
  const shown = wanted.slice((page - 1) * newsPageSize, page * newsPageSize)
  const news = await Promise.all(shown.map((id) => content.find('news', id)))
  return { records: news.filter((one) => one !== undefined), total: wanted.length }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function NewsList({ loaderData: { query, news, latest, total, categories } }: Route.ComponentProps) {
  const t = useTexts()
  const { category, search } = query
  const lead = search ? undefined : news[0]
  const isFiltered = category !== '' || search !== ''
  const isFilled = categories.length > 0 || search !== ''
  /** The query as it is called in the language of the page. */
  const named = { ...query, category: nameOf(categories, category) }
  return (
    <>
      <PageHeader
        meta={{
          title: listTitle(t, named),
          description: description(t, named),
          path: newsAddress(query),
          image: news[0] && pictureOf(news[0], 'newsImage'),
          noindex: search !== '' || news.length === 0
        }}
        title={named.category || t('news.title')}
        label={named.category || t('news.nav')}
        parent={category ? { label: t('news.nav'), path: href('/news') } : undefined}
        lead={t(category ? 'news.category.lead' : 'news.lead')}
      >
        {isFilled && (
          <div className="max-lg:mt-2">
            <NewsSearch words={search} category={category} />
          </div>
        )}
      </PageHeader>
      <div className="shell grid items-center gap-x-10 gap-y-1 py-3 lg:grid-cols-[1fr_auto] lg:py-4">
        <h2 className="text-lead leading-tight font-semibold">
          {isFiltered ? summary(t, named, total) : t('news.heading')}
        </h2>
        {isFilled && (
          <FilterLinks
            label={t('news.categories')}
            all={t('news.all')}
            options={categories}
            current={category}
            addressOf={(value) => newsAddress({ category: value, search })}
          />
        )}
      </div>
      {lead && <LeadStory {...lead} category={category ? '' : lead.category} />}
      <div className="shell pt-6 pb-(--part) lg:pt-8">
        {news.length > 0 ? (
          <>
            {!isFiltered && <p className="text-base text-muted tabular">{summary(t, named, total)}</p>}
            <NewsCards news={news.slice(lead ? 1 : 0)} isOneCategory={category !== ''} />
            <Pagination query={query} total={total} />
          </>
        ) : (
          <NothingFound
            {...(total > 0 || category || search
              ? {
                  title: t(total > 0 ? 'news.noPage.title' : 'news.noMatch.title'),
                  text: t('news.noMatch.text'),
                  link: { text: t('news.noMatch.link'), path: href('/news') }
                }
              : { title: t('news.none.title'), text: t('news.none.text') })}
          />
        )}
      </div>
      {latest.length > 0 && (
        <Band title={t('news.more')} tone="ruled" isRepeated>
          <NewsCards news={latest} />
        </Band>
      )}
      <CallToAction texts="services.cta" />
    </>
  )
}

function listTitle(t: Texts, { category, search, page }: NewsQuery) {
  const title = search
    ? t('news.title.search', { search })
    : category
      ? t('news.title.category', { category })
      : pageTitle(t, 'news')
  return page > 1 ? t('news.title.page', { title, page }) : title
}

function description(t: Texts, { category, page }: NewsQuery) {
  const lead = category ? t('news.category.description', { category }) : t('news.lead')
  return page > 1 ? t('news.page.description', { page, lead }) : lead
}

function summary(t: Texts, { category, search, page }: NewsQuery, total: number) {
  const first = (page - 1) * newsPageSize + 1
  const last = Math.min(page * newsPageSize, total)
  return [
    total > newsPageSize ? t('news.range', { first, last, total }) : t('news.count', { total }),
    category && t('news.inCategory', { category }),
    search && t('news.withWords', { search })
  ]
    .filter(Boolean)
    .join(' ')
}

function Pagination({ query, total }: { query: NewsQuery; total: number }) {
  const t = useTexts()
  const last = Math.ceil(total / newsPageSize)
  const { page } = query
  if (last <= 1) return null
  const linkClass = 'link inline-flex min-h-11 items-center gap-2'
  return (
    <nav
      aria-label={t('news.pages')}
      className="mt-10 grid grid-cols-3 items-center gap-4 border-t border-line pt-4 tabular"
    >
      {page > 1 && (
        <a href={newsAddress({ ...query, page: page - 1 })} rel="prev" className={`${linkClass} justify-self-start`}>
          <Icon name="left" />
          {t('news.newer')}
        </a>
      )}
      <span className="col-start-2 text-center">{t('news.page', { page, last })}</span>
      {page < last && (
        <a href={newsAddress({ ...query, page: page + 1 })} rel="next" className={`${linkClass} justify-self-end`}>
          {t('news.older')}
          <Icon name="right" />
        </a>
      )}
    </nav>
  )
}
