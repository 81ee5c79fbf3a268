import { Fragment, type ReactNode } from 'react'
import { type MarkdownNode, textContent } from '../../shared/markdown.ts'
import { Markdown, splitSections } from './markdown.tsx'

interface TextSectionsProps {
  text: readonly MarkdownNode[]
  /** Stands beside the first. */
  second?: ReactNode
}

/** The sections of a text, each a block of the grid around it. */
export function TextSections({ text, second }: TextSectionsProps) {
  return splitSections(text).map((section, place) => (
    <Fragment key={section.map(textContent).join()}>
      <Markdown text={section} under={1} className="border-t border-ink pt-4 text-[1.1875rem] leading-relaxed" />
      {place === 0 && second}
    </Fragment>
  ))
}
