import { href } from 'react-router'
import { SearchForm } from '../search-form.tsx'
import { useTexts } from '../texts.tsx'

interface NewsSearchProps {
  words?: string
  /** The chosen category, which the search keeps. */
  category?: string
}

export function NewsSearch({ words, category = '' }: NewsSearchProps) {
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
