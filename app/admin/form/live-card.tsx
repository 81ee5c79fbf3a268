import { lazy, Suspense } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { cardFields } from '../../../collections/on-site.ts'
import { type Draft, isFileDraft } from '../../../fields/draft.ts'
import { useFileSource } from '../../../fields/file/source.ts'
import { truncate } from '../../../shared/text.ts'
import { Icon } from '../../../ui/icon.tsx'

/** How a record would look in a list of the site, while somebody types it. */
export function LiveCard({ collection, draft }: { collection: Collection; draft: Draft }) {
  const { picture = '', text = '' } = cardFields(collection)
  const textOf = (name: string) => String(draft[name] ?? '')
  const status = textOf('status')
  const { excerpt, isMarkdown } = { excerpt: undefined, isMarkdown: false, ...collection.fields[text] }
  const file = draft[picture]
  const source = useFileSource(isFileDraft(file) ? file : undefined)
  return (
    <div className="flex overflow-hidden rounded-md border border-line bg-surface *:first:max-xl:w-36 *:first:max-xl:flex-none xl:block">
      {source && <img src={source} alt="" className="aspect-3/2 w-full self-start bg-sunken object-contain" />}
      {picture && !source && (
        <div className="grid aspect-3/2 w-full place-items-center self-start bg-sunken text-muted">
          <Icon name="picture" className="size-8" />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-1.5 p-4">
        {status && (
          <p className="flex items-center gap-2 text-muted text-sm">
            <span className={`size-2 rounded-full ${status === 'published' ? 'bg-leaf' : 'bg-field'}`} />
            <span className="first-letter:uppercase">{status}</span>
          </p>
        )}
        <p className="font-semibold text-lg leading-tight wrap-anywhere empty:hidden">{textOf(collection.title)}</p>
        <p className="line-clamp-5 text-muted text-sm wrap-anywhere empty:hidden">
          <Suspense>
            {isMarkdown ? (
              <PlainText text={textOf(text)} />
            ) : (
              truncate(textOf(text), excerpt ?? Number.MAX_SAFE_INTEGER)
            )}
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
