import { href } from 'react-router'
import { xmlElement, xmlResponse, xmlText } from '../../../shared/xml.ts'
import type { Route } from './+types/rss'
import { readFeed } from './feed-items.ts'

/** The news as RSS 2.0. */
export async function loader({ context }: Route.LoaderArgs) {
  const { urlOf, tag, title, description, news } = await readFeed(context)
  const channel = [
    xmlElement('title', title),
    xmlElement('link', urlOf(href('/news'))),
    xmlElement('description', description),
    xmlElement('language', tag),
    `<atom:link href="${xmlText(urlOf(href('/news/rss.xml')))}" rel="self" type="application/rss+xml"/>`,
    ...news.map(entry)
  ]
  const namespaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"'
  return xmlResponse(
    'application/rss+xml',
    `<rss version="2.0" ${namespaces}>\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>`
  )
}

type Feed = Awaited<ReturnType<typeof readFeed>>

function entry(item: Feed['news'][number]): string {
  const { address, title, category, date, description, html, picture, newsImageAlt } = item
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    xmlElement('pubDate', new Date(`${date}T00:00:00Z`).toUTCString().replace('GMT', '+0530')),
    xmlElement('category', category),
    // RSS 2.0 takes an item's description for HTML: the text is escaped as HTML first, then as XML.
    xmlElement('description', xmlText(description)),
    xmlElement('content:encoded', html),
    picture
      ? `<media:content url="${xmlText(picture)}" medium="image">${xmlElement('media:description', newsImageAlt)}</media:content>`
      : '',
    '</item>'
  ].join('')
}
