import { Icon } from '../icons.tsx'
import { useTexts } from '../texts.tsx'
import { type NewsQuery, newsAddress, newsPageSize } from './query.ts'

export function Pagination({ query, total }: { query: NewsQuery; total: number }) {
  const t = useTexts()
  const last = Math.ceil(total / newsPageSize)
  const { page } = query
  if (last <= 1) return null
  const linkClass = 'link inline-flex min-h-11 items-center gap-2'
  return (
    <nav
      aria-label={t('news.pages')}
      className="mt-16 grid grid-cols-3 items-center gap-4 border-t border-line pt-4 tabular-nums"
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
