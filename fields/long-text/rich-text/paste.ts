import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model'
import { imageVariants } from '../../../shared/image-variants.ts'
import { allowedLink, markdown } from '../../../shared/markdown.ts'
import { schema } from './schema.ts'

const { nodes } = schema

/** Returns pasted content without pictures and links that pages would not show. @param onForeignPicture called if some were left out */
export function cleanSlice({ content, openStart, openEnd }: Slice, onForeignPicture: () => void): Slice {
  let isLeftOut = false
  function clean(fragment: Fragment): Fragment {
    const kept = fragment.content.filter((node) => !isForeignPicture(node))
    isLeftOut ||= kept.length < fragment.childCount
    return Fragment.from(kept.map(cleanNode))
  }
  function cleanNode(node: Node): Node {
    const marks = node.marks.flatMap(cleanMark)
    if (node.isText) return node.mark(marks)
    const { tight, level } = node.attrs
    // The highest heading is the page's; the gaps between a web page's items say nothing.
    const attrs = { ...node.attrs, ...(level === 1 && { level: 2 }), ...(tight === false && { tight: true }) }
    return node.type.create(attrs, clean(node.content), marks)
  }
  const cleaned = new Slice(clean(content), openStart, openEnd)
  if (isLeftOut) onForeignPicture()
  return cleaned
}

function isForeignPicture({ type, attrs }: Node): boolean {
  return type === nodes.image && !imageVariants(/^\/uploads\/(.*)$/.exec(attrs.src)?.[1] ?? '')
}

function cleanMark(mark: Mark): readonly Mark[] {
  if (mark.type.name !== 'link') return [mark]
  const { href } = mark.attrs
  return allowedLink.test(href) ? [mark.type.create({ ...mark.attrs, href: markdown.normalizeLink(href) })] : []
}

/** HTML without styles, which the content policy refuses even in a page that nobody sees. What they say of a word stays readable. */
export function withoutStyles(html: string): string {
  const inTag = (tag: string) => tag.replace(/\sstyle\s*=/gi, ' data-style=')
  return html.replace(/<style\b[\s\S]*?<\/style>/gi, '').replace(/<[a-z][^>]*>/gi, inTag)
}

/** Plain text with its line breaks; blank lines separate paragraphs. */
export function sliceOfText(text: string): Slice {
  const paragraphs = text.split(/(?:\r?\n){2,}/).map((paragraph) => {
    const lines = paragraph.split(/\r\n?|[\n\v]/).map((line) => (line ? [schema.text(line)] : []))
    return nodes.paragraph.create(
      null,
      lines.flatMap((line, index) => (index ? [nodes.hard_break.create(), ...line] : line))
    )
  })
  return Slice.maxOpen(Fragment.from(paragraphs))
}
