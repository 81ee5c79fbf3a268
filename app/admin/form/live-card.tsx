import { lazy, Suspense } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { cardFields, isShown } from '../../../collections/on-site.ts'
import { type Draft, isFileDraft } from '../../../fields/draft.ts'
import { useFileSource } from '../../../fields/file/source.ts'
import { truncate } from '../../../shared/text.ts'
import { Icon } from '../../../ui/icon.tsx'

const record = {
  card: 'flex xl:block',
  picture: 'aspect-3/2 w-full self-start object-cover max-xl:w-36 max-xl:flex-none',
  words: 'grid content-start p-4',
  title: 'text-lg leading-tight'
}

/** How the parts of a card stand together, as on the site. */
const looks = {
  record,
  logo: { ...record, picture: `${record.picture} bg-[#fff] object-contain! p-4` },
  slide: {
    card: 'grid bg-night *:[grid-area:1/1]',
    picture: 'aspect-video size-full object-cover',
    words: 'grid content-end bg-linear-to-t from-night to-night/40 p-4 [&>*]:text-on-night',
    title: 'text-lg leading-tight',
    text: 'line-clamp-3 text-sm'
  },
  quotation: {
    card: 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 p-4',
    picture: 'size-12 rounded-full object-cover [&>svg]:size-5',
    words: 'contents',
    title: '',
    text: 'order-first col-span-2 text-base line-clamp-8 before:content-["“"] after:content-["”"]'
  },
  question: {
    card: '',
    picture: '',
    words: 'grid p-4',
    title: '',
    text: 'mt-1.5 line-clamp-8 border-line border-t pt-3'
  }
}

/** Whether a card shows what the entries beside it do not. */
export function hasCard(collection: Collection): boolean {
  const { fields, title, admin } = collection
  // A record that takes its title from another one has none to type.
  return isShown(collection) && title in fields && Boolean(cardFields(collection).picture ?? admin.form.card)
}

/** How a record would look on the site, while somebody types it; what is still to be typed stands there in grey by its name. */
export function LiveCard({ collection, draft }: { collection: Collection; draft: Draft }) {
  const { fields, title } = collection
  const { picture = '', text = '' } = cardFields(collection)
  const look = { text: 'line-clamp-6 text-sm text-muted', ...looks[collection.admin.form.card ?? 'record'] }
  const textOf = (name: string) => String(draft[name] ?? '')
  const { excerpt, isMarkdown } = { excerpt: undefined, isMarkdown: false, ...fields[text] }
  const file = draft[picture]
  const source = useFileSource(isFileDraft(file) ? file : undefined)
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
          {textOf(title) || fields[title]?.label}
        </p>
        {(textOf(text) || (text && !textOf(title))) && (
          <p className={`wrap-anywhere ${look.text} ${textOf(text) ? '' : 'text-muted'}`}>
            <Suspense>
              {isMarkdown && textOf(text) ? (
                <PlainText text={textOf(text)} />
              ) : (
                truncate(textOf(text) || (fields[text]?.label ?? ''), excerpt ?? Number.MAX_SAFE_INTEGER)
              )}
            </Suspense>
          </p>
        )}
      </div>
    </div>
  )
}

/** What a Markdown text says. Its parser is large: only where there is one is it loaded. */
const PlainText = lazy(async () => {
  const { markdownText } = await import('../../../shared/markdown.ts')
  return { default: ({ text }: { text: string }) => markdownText(text) }
})
