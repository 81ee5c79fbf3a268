import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { readWords } from '../../../shared/search-text.ts'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { SearchForm } from '../search-form.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { useTexts } from '../texts.tsx'
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
  const t = useTexts()
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <PageMeta
        title={words ? t('search.title.words', { words }) : t('search.title')}
        description={t('search.description')}
        noindex
      />
      <PageHeader
        title={t('search.title')}
        trail={[{ label: t('search.title') }]}
        drawing={['panels', 'glass', 'battery', 'lamp']}
      />
      <div className="shell pt-10 pb-20 lg:pt-14 lg:pb-28">
        <SearchForm
          action={href('/search')}
          label={t('search.label')}
          entryLabel={t('site.search.label')}
          words={words}
          className="max-w-2xl"
          inputClass="input min-h-13 min-w-0"
          buttonClass="button button-sun shrink-0"
        />
        {words === '' && <Suggestions title={t('search.empty')} text={t('search.empty.text')} />}
        {words !== '' && (
          <p className="mt-8 text-base text-muted tabular-nums">{t('search.found', { count, words })}</p>
        )}
        {words !== '' && count === 0 && <Suggestions title={t('search.none')} text={t('search.none.text')} />}
        {groups.map(({ title, hits }) => (
          <HitList key={title} title={title} hits={hits} words={words} />
        ))}
      </div>
    </>
  )
}
