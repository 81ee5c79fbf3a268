import { lazy, Suspense } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { cardFields } from '../../../collections/on-site.ts'
import { type Draft, isFileDraft } from '../../../fields/draft.ts'
import { useFileSource } from '../../../fields/file/source.ts'
import { truncate } from '../../../shared/text.ts'
import { Icon } from '../../../ui/icon.tsx'

/** How the parts of a card stand together. */
const usual = {
  card: 'flex xl:block',
  picture: 'aspect-3/2 w-full self-start object-cover object-[50%_20%] max-xl:w-36 max-xl:flex-none',
  words: 'grid content-start p-4',
  title: 'text-lg leading-tight',
  text: 'line-clamp-6 text-sm text-muted'
}

/** What of it differs, as it does on the site. */
const looks = {
  logo: { picture: `${usual.picture} bg-[#fff] object-contain! p-4` },
  slide: {
    card: 'grid bg-night *:[grid-area:1/1]',
    picture: 'aspect-video size-full object-cover',
    words: 'grid content-end bg-linear-to-t from-night to-night/40 p-4 [&>*]:text-on-night',
    text: 'line-clamp-3 text-sm'
  },
  quotation: {
    card: 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 p-4',
    picture: 'size-12 rounded-full object-cover [&>svg]:size-5',
    words: 'contents',
    title: '',
    text: 'order-first col-span-2 text-base line-clamp-8 before:content-["“"] after:content-["”"]'
  },
  question: { card: '', title: '', text: 'mt-1.5 line-clamp-8 border-line border-t pt-3' }
}

/** How a record would look on the site, while somebody types it; what is still to be typed stands there in grey. */
export function LiveCard({ collection, draft }: { collection: Collection; draft: Draft }) {
  const { fields, title } = collection
  const { picture = '', text = '' } = cardFields(collection)
  const { card } = collection.admin.form
  const look = { ...usual, ...(card && looks[card]) }
  const textOf = (name: string) => String(draft[name] ?? '')
  /** What it says, in a new record that has no title yet the name of what is to be typed. */
  const said = (name: string) => textOf(name) || (textOf(title) ? '' : (fields[name]?.label ?? ''))
  const { excerpt, isMarkdown } = { excerpt: undefined, isMarkdown: false, ...fields[text] }
  const file = draft[picture]
  const source = useFileSource(isFileDraft(file) ? file : undefined)
  // A text alone says no more than its entry, and a record that takes its title from another one has none to type.
  if (!(picture || card) || !(title in fields)) return null
  return (
    <div
      className={`w-full overflow-hidden rounded-md border border-line bg-surface max-xl:order-1 max-xl:max-w-xl print:hidden ${look.card}`}
    >
      {source && <img src={source} alt="" className={look.picture} />}
      {picture && !source && (
        <div className={`grid place-items-center bg-sunken text-muted ${look.picture}`}>
          <Icon name="picture" className="size-8" />
        </div>
      )}
      <div className={`min-w-0 gap-1.5 ${look.words}`}>
        <p className={`font-semibold wrap-anywhere ${look.title} ${textOf(title) ? '' : 'text-muted'}`}>
          {said(title)}
        </p>
        <p className={`wrap-anywhere empty:hidden ${look.text} ${textOf(text) ? '' : 'text-muted'}`}>
          <Suspense>
            {isMarkdown ? <PlainText text={said(text)} /> : truncate(said(text), excerpt ?? Number.MAX_SAFE_INTEGER)}
          </Suspense>
        </p>
      </div>
    </div>
  )
}

/** What a Markdown text says. Its parser is large: only where there is one is it loaded. */
const PlainText = lazy(async () => {
  const { markdownText } = await import('../../../shared/markdown.ts')
  return { default: ({ text }: { text: string }) => markdownText(text) }
})
