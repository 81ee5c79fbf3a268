import { href } from 'react-router'
import { maxSearchLength } from '../../shared/search-text.ts'
import { Icon } from './icon.tsx'
import { useTexts } from './texts.tsx'

interface SearchFormProps {
  action?: string
  label?: string
  /** Of the entry; it is also shown in it while it is empty. */
  entryLabel?: string
  name?: string
  words?: string
  keeps?: Readonly<Record<string, string>>
  required?: boolean
  className?: string
  inputClass?: string
  buttonClass?: string
}

export function SearchForm(props: SearchFormProps) {
  const t = useTexts()
  const { action = href('/search'), name = 'q', words, keeps = {}, required, className } = props
  const { label = t('site.search.site'), entryLabel = t('site.search.label') } = props
  const { inputClass = 'input min-w-0', buttonClass = 'button button-quiet min-h-12 shrink-0 px-3.5' } = props
  return (
    <search aria-label={label} className={className}>
      <form action={action} className="flex gap-2">
        {Object.entries(keeps).map(
          ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />
        )}
        <input
          name={name}
          type="search"
          aria-label={entryLabel}
          placeholder={entryLabel}
          defaultValue={words}
          maxLength={maxSearchLength}
          required={required}
          className={inputClass}
        />
        <button type="submit" aria-label={t('site.search.short')} className={buttonClass}>
          <Icon name="search" className="size-6" />
        </button>
      </form>
    </search>
  )
}
