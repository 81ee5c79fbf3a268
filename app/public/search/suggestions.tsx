import { href } from 'react-router'
import { callAddress, phonesOf } from '../../../shared/contact-links.ts'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'
import { WordLinks } from '../word-links.tsx'

/** Shown for an empty search and for one without results. */
export function Suggestions({ title, text }: { title: string; text: string }) {
  const t = useTexts()
  const [phone] = phonesOf(useSite().settings)
  return (
    <section aria-labelledby="suggestions-title" className="mt-10 max-w-[60ch] border-l-3 border-line pl-6">
      <h2 id="suggestions-title" className="text-heading">
        {title}
      </h2>
      <p className="mt-2 mb-5 text-muted">{text}</p>
      <WordLinks words={t.list('search.word')} />
      <p className="mt-6 flex flex-wrap gap-x-3">
        {t('search.ask')}
        <a href={href('/contact')} className="link">
          {t('search.ask.link')}
        </a>
        {phone && (
          <a href={callAddress(phone)} className="link whitespace-nowrap tabular-nums">
            {phone}
          </a>
        )}
      </p>
    </section>
  )
}
