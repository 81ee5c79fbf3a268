import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { maxSearchLength, readWords } from '../../../shared/search-text.ts'
import { Icon } from '../icons.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import type { Route } from './+types/search'
import { findPages } from './find-pages.ts'
import { HitList } from './hit-list.tsx'
import { Suggestions } from './suggestions.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const words = readWords(new URL(request.url).searchParams.get('q'))
  return readContent(context, 'Could not search just now.', async () => ({
    words,
    groups: words ? await findPages(context.get(pageContext), words) : []
  }))
}

export default function Search({ loaderData: { words, groups } }: Route.ComponentProps) {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <PageMeta
        title={words ? `Search for “${words}”` : 'Search'}
        description="Look through services, products, news and everything else on this site."
        noindex
      />
      <PageHeader title="Search" trail={[{ label: 'Search' }]} drawing={['panels', 'glass', 'battery', 'lamp']} />
      <div className="shell pt-10 pb-20 lg:pt-14 lg:pb-28">
        <SearchForm words={words} />
        {words === '' && <Suggestions title="What are you looking for?" />}
        {words !== '' && (
          <p className="mt-8 text-base text-muted tabular-nums">
            {count === 0 ? 'No page' : count === 1 ? '1 page' : `${count} pages`} with “{words}”
          </p>
        )}
        {words !== '' && count === 0 && <Suggestions title="Nothing on this site has all of these words." isNoResult />}
        {groups.map(({ title, hits }) => (
          <HitList key={title} title={title} hits={hits} words={words} />
        ))}
      </div>
    </>
  )
}

function SearchForm({ words }: { words: string }) {
  return (
    <search aria-label="Other words">
      <form action={href('/search')} className="flex max-w-2xl gap-2">
        <input
          name="q"
          type="search"
          aria-label="Search the site"
          placeholder="Search the site"
          defaultValue={words}
          maxLength={maxSearchLength}
          className="input min-h-13 min-w-0"
        />
        <button type="submit" className="button button-sun shrink-0">
          <Icon name="search" className="size-6" />
          Search
        </button>
      </form>
    </search>
  )
}
