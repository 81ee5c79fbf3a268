import { Fragment } from 'react'
import type { EditedText } from '../../../server/texts/edit-texts.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { amountText } from '../definitions.ts'
import { columns, TextItem, type TextItemProps } from './item.tsx'
import { isUnseen, textPages } from './pages.ts'

interface PageTextsProps extends Pick<TextItemProps, 'language' | 'others' | 'onOpen' | 'onChange'> {
  page: string
  /** Those that are listed, of all that are found. */
  texts: readonly EditedText[]
  found: readonly EditedText[]
  /** The keys of the texts that are being changed. */
  open: ReadonlySet<string>
  /** Asks for another language's text to be changed. */
  onOther(key: string, language: Language): void
}

/** The texts of a page, a row each, with a column for each language where there is room. */
export function PageTexts({ page, texts, found, open, onOther, ...rest }: PageTextsProps) {
  if (texts.length === 0) return null
  const name = textPages[page]?.name ?? page
  return (
    <section aria-label={name} className="overflow-clip rounded-md border border-line bg-surface">
      <div className={`sticky top-0 z-10 border-line border-b bg-sunken py-1.5 text-muted text-sm *:px-4 ${columns}`}>
        <h2 className="col-span-full font-semibold text-base text-ink">
          {name}
          <span className="ml-3 font-normal text-muted text-sm">{amountsOf(found, page)}</span>
        </h2>
        {[...languages.filter(({ code }) => code === rest.language), ...rest.others].map((each) => (
          <p key={each.code} lang={each.code} className="max-xl:hidden">
            {each.name}
          </p>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {texts.map((text, index) => (
          <Fragment key={text.key}>
            {isUnseen(text) && !texts.slice(0, index).some(isUnseen) && (
              <li className="bg-sunken px-4 py-2 text-muted text-sm">
                Not on the page: spoken by screen readers, or in search results
              </li>
            )}
            <TextItem
              {...rest}
              text={text}
              isOpen={open.has(text.key)}
              onOther={(language) => onOther(text.key, language)}
            />
          </Fragment>
        ))}
      </ul>
    </section>
  )
}

function amountsOf(found: readonly EditedText[], page: string): string {
  const all = found.filter((text) => text.page === page)
  const changed = all.filter((text) => text.changed).length
  return `${amountText(all.length, { singular: 'text', plural: 'texts' })}${changed > 0 ? ` · ${indianNumber(changed)} changed` : ''}`
}
