import { type MarkdownNode, parseMarkdown, textContent } from '../../../shared/markdown.ts'
import { FactFigures } from '../fact-figures.tsx'
import { headingsOf, Markdown } from '../markdown.tsx'
import { useTexts } from '../texts.tsx'

/** An article's text. One with two headings or more stands beside its figures and its contents, which stay in view while it is read. */
export function ArticleText({ text }: { text: string }) {
  const nodes = parseMarkdown(text)
  const anchors = new Map(headingsOf(nodes).map((heading, place) => [heading, `part-${place + 1}`]))
  const look = 'article-text text-[1.1875rem] leading-relaxed'
  if (anchors.size < 2) return <Markdown text={nodes} under={1} className={look} />
  const figures = nodes
    .slice(
      0,
      nodes.findIndex((node) => anchors.has(node))
    )
    .find(isOneRow)
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_minmax(0,44rem)]">
      <div className="top-28 grid gap-y-8 self-start max-lg:not-has-[dl]:hidden lg:sticky lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
        {figures && <FactFigures facts={factsOf(figures)} isList isWhole />}
        <Contents anchors={anchors} />
      </div>
      <Markdown text={nodes.filter((node) => node !== figures)} under={1} className={look} anchors={anchors} />
    </div>
  )
}

/** A table with one row below its head. */
const isOneRow = ({ token, children }: MarkdownNode) =>
  token.type === 'table_open' && children[1]?.children.length === 1

/** The columns of a table with one row, by their heads. */
function factsOf({ children: [head, body] }: MarkdownNode) {
  const values = body?.children[0]?.children ?? []
  const names = head?.children[0]?.children ?? []
  return names.map((name, place) => ({
    name: textContent(name),
    value: values[place] ? textContent(values[place]) : ''
  }))
}

function Contents({ anchors }: { anchors: ReadonlyMap<MarkdownNode, string> }) {
  const label = useTexts()('site.contents')
  return (
    <nav aria-label={label} className="max-lg:hidden print:hidden">
      <p className="mb-2 text-base font-semibold">{label}</p>
      <ul className="border-t border-line">
        {[...anchors].map(([heading, id]) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="block py-2 leading-snug hover:underline">
              {textContent(heading)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
