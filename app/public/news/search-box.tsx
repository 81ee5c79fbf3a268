import { href } from 'react-router'
import { SearchForm } from '../search-form.tsx'
import { useTexts } from '../texts.tsx'

export function NewsSearch({ words, category = '' }: { words?: string; category?: string }) {
  const t = useTexts()
  return (
    <SearchForm
      action={href('/news')}
      label={t('news.nav')}
      entryLabel={t('news.search')}
      name="search"
      words={words}
      keeps={{ category }}
    />
  )
}
