import { createElement, type ReactNode, useContext } from 'react'
import { altOfToken, type MarkdownNode, parseMarkdown, pictureName, textContent } from '../../shared/markdown.ts'
import { Picture } from '../../ui/picture.tsx'
import { Icon } from './icon.tsx'
import { PublicUrlContext, useTexts } from './texts.tsx'

interface MarkdownProps {
  text: string | readonly MarkdownNode[]
  /** The level of the heading above: those of the text begin one below, and pass no level over. */
  under: number
  /** Its distance from the content above, its size and colour. */
  className?: string
  /** It is a sheet of paper: tables are not scrolled, and take no focus. */
  isPaper?: boolean
  /** Within the text, before it. */
  children?: ReactNode
  /** The ids of headings that the page links to. */
  anchors?: ReadonlyMap<MarkdownNode, string>
}

/** A Markdown text as elements; nothing where it is empty. */
export function Markdown(props: MarkdownProps) {
  const { text, under, className = 'mt-6 text-[1.1875rem] leading-relaxed', isPaper, children: before, anchors } = props
  const t = useTexts()
  const publicUrl = useContext(PublicUrlContext)
  const headings: string[] = []
  const shown = (nodes: readonly MarkdownNode[]) => nodes.map(element)

  function element(node: MarkdownNode, key: number): ReactNode {
    const { token, children } = node
    const { type, tag, content } = token
    switch (type) {
      case 'text':
        return content
      case 'softbreak':
        return '\n'
      case 'image':
        return picture(node, key)
      case 'link_open':
        return link(token.attrGet('href') ?? '', shown(children), key)
      case 'code_block':
      case 'fence':
        return createElement('pre', { key, tabIndex: 0 }, <code>{content}</code>)
      case 'heading_open':
        while (String(headings.at(-1) ?? '') >= tag) headings.pop()
        return createElement(
          `h${Math.min(6, under + headings.push(tag))}`,
          { key, id: anchors?.get(node) },
          shown(children)
        )
      case 'paragraph_open':
        if (token.hidden) return shown(children)
        if (isOfPictures(children)) return createElement('div', { key, className: 'figures' }, figures(children))
        return <p key={key}>{shown(children)}</p>
      case 'table_open': {
        const heads = children[0]?.children[0]?.children.map(textContent).join(', ')
        const box = { key, 'aria-label': heads, className: 'table-box', tabIndex: 0 }
        const table = <table key={key}>{shown(children)}</table>
        return isPaper ? table : createElement('section', box, table)
      }
      default: {
        const align = token.attrGet('style')?.replace('text-align:', '')
        // The head of a column without one is no head.
        const name = tag === 'th' && children.length === 0 ? 'td' : tag
        const scope = name === 'th' ? 'col' : undefined
        const attributes = { key, start: token.attrGet('start') ?? undefined, 'data-align': align, scope }
        return createElement(name, attributes, content || (children.length > 0 ? shown(children) : undefined))
      }
    }
  }

  function link(address: string, words: ReactNode[], key: number) {
    const isElsewhere = /^https?:/i.test(address) && !`${address}/`.startsWith(`${publicUrl}/`)
    return (
      <a key={key} href={address} rel={isElsewhere ? 'noopener' : undefined}>
        {words.length > 0 ? words : address}
        {isElsewhere && (
          <span data-nosnippet="">
            <Icon name="external" className="ml-1 inline size-[0.8em]" />
            <span className="sr-only">{t('site.elsewhere')}</span>
          </span>
        )}
      </a>
    )
  }

  const elements = shown(typeof text === 'string' ? parseMarkdown(text) : text)
  if (elements.length === 0 && !before) return null
  return (
    <div className={`prose ${className}`}>
      {before}
      {elements}
    </div>
  )
}

const isPicture = ({ token }: MarkdownNode) => token.type === 'image'

/** Splits a description and the text after it: the first paragraphs of words, and the rest of both. */
export function splitLead(description: string, text: string): [lead: MarkdownNode[], rest: MarkdownNode[]] {
  const nodes = parseMarkdown(description)
  const end = nodes.findIndex(({ token, children }) => token.tag !== 'p' || children.some(isPicture))
  const lead = end === -1 ? nodes : nodes.slice(0, end)
  return [lead, [...nodes.slice(lead.length), ...parseMarkdown(text)]]
}

/** The highest headings of a text. */
export function headingsOf(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const headings = nodes.filter(({ token }) => token.type === 'heading_open')
  const level = headings.map(({ token }) => token.tag).sort()[0]
  return headings.filter(({ token }) => token.tag === level)
}

/** Splits a text before each of its highest headings; what stands before the first is a section too. */
export function splitSections(nodes: readonly MarkdownNode[]): MarkdownNode[][] {
  const headings = new Set(headingsOf(nodes))
  const sections: MarkdownNode[][] = []
  for (const node of nodes) {
    const section = sections.at(-1)
    if (section && !headings.has(node)) section.push(node)
    else sections.push([node])
  }
  return sections
}

function isOfPictures(nodes: readonly MarkdownNode[]): boolean {
  const isBlank = (node: MarkdownNode) => node.children.length === 0 && textContent(node).trim() === ''
  return nodes.some(isPicture) && nodes.every((node) => isPicture(node) || isBlank(node))
}

function figures(nodes: readonly MarkdownNode[]) {
  const pictures = nodes.filter(isPicture)
  return pictures.map((node, key) => {
    const caption = textContent(node)
    return createElement(
      'figure',
      { key },
      picture(node, 0, pictures.length),
      caption && <figcaption>{caption}</figcaption>
    )
  })
}

/** @param beside how many share the width of the text */
function picture({ token }: MarkdownNode, key: number, beside = 1) {
  const sizes = `(width >= 48rem) ${Math.ceil(42 / beside)}rem, 88vw`
  return <Picture key={key} name={pictureName(token)} alt={altOfToken(token)} sizes={sizes} />
}
