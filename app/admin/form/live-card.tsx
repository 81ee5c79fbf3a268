import { lazy, Suspense } from 'react'
import { type Definition, isCollection, titleOf } from '../../../collections/define.ts'
import { cardFields } from '../../../collections/on-site.ts'
import { type DraftValue, draftOf, isFileDraft } from '../../../fields/draft.ts'
import { useFileSource } from '../../../fields/file/source.ts'
import { textOf as valueText } from '../../../fields/value.tsx'
import { keepUnits, truncate } from '../../../shared/text.ts'
import { Icon } from '../../../ui/index.ts'
import type { AnyRecord } from '../definitions.ts'
import type { FormState } from './form-state.ts'

const usual = {
  card: 'sm:max-xl:flex',
  picture: 'aspect-3/2 w-full object-cover object-[50%_20%] sm:max-xl:aspect-auto sm:max-xl:w-48 sm:max-xl:flex-none',
  words: 'grid content-start p-4',
  title: 'text-lg leading-tight',
  text: 'line-clamp-6 text-sm text-muted'
}

const looks = {
  logo: {
    picture: `${usual.picture} bg-[#fff] object-contain! object-center! p-4 aspect-auto! h-35`,
    words: 'grid content-center p-4 text-center',
    text: 'hidden'
  },
  slide: { picture: `${usual.picture} aspect-video!` },
  quotation: {
    card: 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 px-4 pt-1 pb-4',
    picture: 'size-12 rounded-full object-cover [&>svg]:size-5',
    words: 'contents',
    title: '',
    text: 'order-first col-span-2 text-base line-clamp-8 not-empty:before:content-["“"] not-empty:after:content-["”"]'
  },
  portrait: {
    card: 'flex items-center gap-4 px-4 pt-1 pb-4',
    picture: 'size-24 flex-none self-start rounded-md object-cover object-[50%_20%]',
    words: 'grid'
  },
  question: { card: '-mt-3', title: '', text: 'mt-1.5 line-clamp-8 border-line border-t pt-3' }
}

type LiveCardProps = { definition: Definition; state: FormState; example: AnyRecord | undefined }

export function isFilled(value: DraftValue | undefined): boolean {
  return isFileDraft(value) ? Boolean(value.next === undefined ? value.stored : value.next) : Boolean(value)
}

/** Shows a record as its card on the site, while somebody types it; until then, one that is finished. */
export function LiveCard({ definition, state, example }: LiveCardProps) {
  const { record } = state
  const { fields } = definition
  const title = isCollection(definition) ? definition.title : 'title'
  const { picture = '', text = '' } = cardFields({ fields, title })
  const { card, cardDetails = [] } = { card: undefined, ...definition.admin.form }
  const look = { ...usual, ...(card && looks[card]) }
  const isBlank = !record && ![title, picture, text].some((name) => isFilled(state.draft[name]))
  const draft = isBlank && example ? draftOf(fields, example) : state.draft
  const textOf = (name: string) => String(draft[name] ?? '')
  const shown = isBlank ? example : record
  const name = title in fields ? textOf(title) : shown && titleOf(definition, shown)
  const { excerpt, isMarkdown } = { excerpt: undefined, isMarkdown: false, ...fields[text] }
  const words = keepUnits(textOf(text))
  const file = draft[picture]
  const source = useFileSource(isFileDraft(file) ? file : undefined)
  // Only a text: a card would say no more than its input.
  if (!(picture || card)) return null
  // Without an example, its lines are drawn.
  const isDrawn = !(name || words || source)
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <h2 className="px-4 pt-3 pb-2 font-semibold">
        {draft === state.draft ? 'As visitors see it' : 'A finished example'}
      </h2>
      <div className={`w-full ${look.card}`}>
        {source && <img src={source} alt="" className={look.picture} />}
        {picture && !source && (
          <div className={`grid place-items-center bg-sunken text-muted ${look.picture}`}>
            <Icon name="picture" className="size-8" />
          </div>
        )}
        <div className={`min-w-0 ${isDrawn ? 'gap-3' : 'gap-1.5'} ${look.words}`}>
          <p
            className={`font-semibold wrap-anywhere ${isDrawn ? 'h-4.5 w-3/5 rounded-sm bg-current/25' : 'empty:hidden'} ${look.title}`}
          >
            {name}
          </p>
          <p className={`wrap-anywhere ${isDrawn ? 'text-lines' : 'empty:hidden'} ${look.text}`}>
            <Suspense>{isMarkdown ? <PlainText text={words} /> : truncate(words, excerpt ?? words.length)}</Suspense>
          </p>
          <p className="text-muted text-sm empty:hidden">
            {cardDetails
              .filter((name) => textOf(name))
              .map((name) => valueText(fields[name], textOf(name)))
              .join(' · ')}
          </p>
        </div>
      </div>
    </div>
  )
}

/** Markdown as plain text, without headings, which would run into what follows. Its parser is large: only such a text loads it. */
const PlainText = lazy(async () => {
  const { markdownBlocks } = await import('../../../shared/markdown.ts')
  const plain = (text: string) => markdownBlocks(text).flatMap((block) => (block.isHeading ? [] : block.text))
  return { default: ({ text }: { text: string }) => plain(text).join(' ') }
})
