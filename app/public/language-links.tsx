import { useLocation } from 'react-router'
import { inLanguage, languages } from '../../shared/languages.ts'
import { useLanguage, useTexts } from './texts.tsx'

/** The same page, with its parameters, in each language. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const t = useTexts()
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <div className={className}>
      <ul aria-label={t('site.languages')} className="-mx-2 flex flex-wrap whitespace-nowrap">
        {languages.map(({ code, name, tag }) => (
          <li key={code}>
            <a
              href={inLanguage(code, pathname + search)}
              lang={code}
              hrefLang={tag}
              aria-current={code === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
