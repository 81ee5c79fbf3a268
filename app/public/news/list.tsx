import { data } from 'react-router'
import { InlineError } from '../inline-error.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import type { Route } from './+types/list'
import { NewsCard } from './card.tsx'
import { NewsFilters } from './filters.tsx'
import { Pagination } from './pagination.tsx'
import { type NewsQuery, newsAddress, newsPageSize, readNewsQuery } from './query.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const query = readNewsQuery(new URL(request.url).searchParams)
  return readContent(context, 'Could not load news.', async (content) => {
    const [{ records, total }, categories] = await Promise.all([
      content.list('news', {
        page: query.page,
        pageSize: newsPageSize,
        ...(query.search && { text: query.search }),
        ...(query.category && { where: { field: 'category', is: query.category } })
      }),
      content.countBy('news', 'category')
    ])
    const found = { query, news: records, total, categories }
    // There is no end of names without articles, and of pages behind the last one: none is worth a place in the cache.
    return records.length === 0 ? data(found, { headers: { 'Cache-Control': 'no-store' } }) : data(found)
  })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const title = 'Recent News'

export default function NewsList({ loaderData: { query, news, total, categories } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={pageTitle(query)}
        description="What is new in solar, wind and LED lighting, and how to make good use of it."
        path={newsAddress(query)}
        noindex={query.search !== '' || total === 0}
      />
      <PageHeader
        title={title}
        trail={[{ label: 'News' }]}
        lead="What is new in solar, wind and LED lighting, and how to make good use of it."
        drawing={['tree', 'board', 'pole', 'turbine']}
      />
      <div className="shell pt-10 pb-20 lg:pt-14 lg:pb-28">
        <h2 className="text-heading">Latest Articles Updated Weekly</h2>
        <NewsFilters query={query} categories={categories} />
        {news.length > 0 ? (
          <>
            <p className="mt-8 text-base text-muted tabular-nums">{summary(query, total)}</p>
            <ul className="mt-6 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-16">
              {news.map((item, place) => (
                <li key={item.id}>
                  <NewsCard news={item} priority={place === 0} />
                </li>
              ))}
            </ul>
            <Pagination query={query} total={total} />
          </>
        ) : (
          <NothingFound query={query} total={total} />
        )}
      </div>
    </>
  )
}

function pageTitle({ category, search, page }: NewsQuery) {
  const subject = search ? `News on “${search}”` : category ? `${category} – News` : title
  return page > 1 ? `${subject}, page ${page}` : subject
}

function summary({ category, search, page }: NewsQuery, total: number) {
  const first = (page - 1) * newsPageSize + 1
  const last = Math.min(page * newsPageSize, total)
  const which = `${category && ` in ${category}`}${search && ` with “${search}”`}`
  return total > newsPageSize
    ? `Articles ${first} to ${last} of ${total}${which}`
    : `${total} ${total === 1 ? 'article' : 'articles'}${which}`
}

function NothingFound({ query, total }: { query: NewsQuery; total: number }) {
  const { category, search } = query
  const restricted = category !== '' || search !== ''
  return (
    <div className="mt-12 max-w-[52ch] border-l-3 border-line pl-6">
      <h3 className="text-heading">
        {total > 0 ? 'There are no articles on this page.' : restricted ? 'No article fits.' : 'There is no news yet.'}
      </h3>
      <p className="mt-2 text-muted">
        {total > 0 || restricted
          ? 'Try a shorter word or another category, or look through all articles.'
          : 'Come back in a week, or ask us directly: the phone numbers are below.'}
      </p>
      {(total > 0 || restricted) && (
        <a href={newsAddress({})} className="button button-quiet mt-6">
          Show all news
        </a>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <InlineError error={error} title={title} trail={[{ label: 'News' }]} heading="Latest Articles Updated Weekly" />
  )
}
