import { createElement, type ReactNode } from 'react'
import { alternativeText, type MarkdownNode, parseMarkdown, pictureName, wordsOf } from '../../shared/markdown.ts'
import { Picture } from '../../ui/picture.tsx'
import { Icon } from './icons.tsx'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

interface MarkdownProps {
  text: string
  /** The level of the heading above: those of the text begin one below. */
  under: number
  /** Its distance from what stands above, its size and colour. */
  className?: string
}

/** A Markdown text as elements; nothing where it is empty. */
export function Markdown({ text, under, className = 'mt-6 text-[1.1875rem] leading-relaxed' }: MarkdownProps) {
  const t = useTexts()
  const { publicUrl } = useSite()
  const nodes = parseMarkdown(text)
  const levels = headingLevels(nodes, under)

  const shown = (children: readonly MarkdownNode[]) => children.map(element)

  function element(node: MarkdownNode, key: number): ReactNode {
    const { token, children } = node
    switch (token.type) {
      case 'text':
        return token.content
      case 'softbreak':
        return '\n'
      case 'hardbreak':
      case 'hr':
        return createElement(token.tag, { key })
      case 'code_inline':
        return <code key={key}>{token.content}</code>
      case 'code_block':
      case 'fence':
        return (
          <pre key={key} {...scrollable}>
            <code>{token.content}</code>
          </pre>
        )
      case 'image':
        return <Picture key={key} name={pictureName(token)} alt={alternativeText(token)} sizes={sizes} />
      case 'link_open':
        return link(token.attrGet('href') ?? '', shown(children), key)
      case 'paragraph_open':
        if (token.hidden) return shown(children)
        return isOfPictures(children) ? figures(children, key) : <p key={key}>{shown(children)}</p>
      case 'heading_open':
        return createElement(`h${levels.get(node)}`, { key }, shown(children))
      case 'ordered_list_open':
        return (
          <ol key={key} start={Number(token.attrGet('start') ?? 1)}>
            {shown(children)}
          </ol>
        )
      case 'table_open':
        return (
          <section key={key} aria-label={headsOf(children)} className="table-box" {...scrollable}>
            <table>{shown(children)}</table>
          </section>
        )
      case 'th_open':
      case 'td_open': {
        const align = token.attrGet('style')?.replace('text-align:', '')
        return createElement(children.length === 0 ? 'td' : token.tag, { key, 'data-align': align }, shown(children))
      }
      default:
        return createElement(token.tag, { key }, shown(children))
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

  return nodes.length > 0 && <div className={`prose ${className}`}>{shown(nodes)}</div>
}

/** The levels of headings, of which none is passed over: one that is deeper is one below that it belongs to. */
function headingLevels(nodes: readonly MarkdownNode[], under: number): Map<MarkdownNode, number> {
  const levels = new Map<MarkdownNode, number>()
  const open: string[] = []
  const look = (node: MarkdownNode) => {
    const { type, tag } = node.token
    if (type !== 'heading_open') return node.children.forEach(look)
    while (String(open.at(-1) ?? '') >= tag) open.pop()
    levels.set(node, Math.min(6, under + open.push(tag)))
  }
  nodes.forEach(look)
  return levels
}

/** What the columns of a table are called. */
function headsOf([head]: readonly MarkdownNode[]): string {
  return (head?.children[0]?.children ?? []).map(wordsOf).join(', ')
}

/** Scrolls by the keyboard, too. */
const scrollable = { tabIndex: 0 }
const sizes = '(width >= 48rem) 42rem, 92vw'

const isPicture = ({ token }: MarkdownNode) => token.type === 'image'

function isOfPictures(children: readonly MarkdownNode[]): boolean {
  const others = children.filter((child) => !isPicture(child) && !/^(?:soft|hard)break$/.test(child.token.type))
  return children.some(isPicture) && others.every(({ token }) => token.type === 'text' && token.content.trim() === '')
}

/** Pictures that stand by themselves, side by side where there are several. */
function figures(children: readonly MarkdownNode[], key: number) {
  const pictures = children.filter(isPicture)
  return (
    <div key={key} className="figures">
      {pictures.map(({ token }) => (
        <figure key={token.content + token.attrGet('src')}>
          <Picture
            name={pictureName(token)}
            alt={alternativeText(token)}
            sizes={pictures.length > 1 ? '(width >= 40rem) 21rem, 92vw' : sizes}
          />
          {token.attrGet('title') && <figcaption>{token.attrGet('title')}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
