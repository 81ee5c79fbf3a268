import { type MarkdownNode, textContent } from '../../shared/markdown.ts'
import { Markdown, splitSections } from './markdown.tsx'

/** The sections of a text over the whole width: three side by side, else in two columns. */
export function SectionColumns({ text, className }: { text: readonly MarkdownNode[]; className: string }) {
  const isInThrees = splitSections(text).length === 3
  return (
    <div className={`${className} ${isInThrees ? 'grid gap-x-10 lg:grid-cols-3' : 'lg:columns-2 lg:gap-14'}`}>
      <TextSections text={text} />
    </div>
  )
}

/** The sections of a text, each a block that stays whole. */
export function TextSections({ text }: { text: readonly MarkdownNode[] }) {
  return splitSections(text).map((section) => (
    <Markdown
      key={section.map(textContent).join()}
      text={section}
      under={1}
      className="break-inside-avoid border-t border-ink pt-4 text-[1.1875rem] leading-relaxed not-last:mb-8"
    />
  ))
}
