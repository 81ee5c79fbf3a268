import { href, type RouterContextProvider } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import type { CollectionRecord } from '../../../server/content/content.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { withLinksIn } from '../../../server/pages/localize-page.ts'
import { inLanguage, tagOf } from '../../../shared/languages.ts'
import { markdown } from '../../../shared/markdown.ts'
import { xmlElement, xmlResponse, xmlText } from '../../../shared/xml.ts'
import { readContent } from '../read-content.ts'
import type { Route } from './+types/rss'

const feedLength = 20

type News = CollectionRecord<'news'>

function readNews(context: Readonly<RouterContextProvider>) {
  return readContent(context, 'Could not load news.', async (content) => {
    const { records } = await content.list('news', { page: 1, pageSize: feedLength })
    const details = await Promise.all(records.map(({ id }) => content.find('newsDetail', id, 'news_id')))
    return records.map((item, place) => ({ item, markdown: details[place]?.description || item.description }))
  })
}

/** The news as RSS 2.0, with the whole texts. Addresses are absolute, for readers elsewhere. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, texts } = context.get(pageContext)
  const { language } = texts
  const urlOf = (path: string) => publicUrl + inLanguage(language, path)
  const news = await readNews(context)
  const entries = news.map(({ item, markdown: text }) => {
    const html = withLinksIn(language, markdown.render(text)).replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`)
    const picture = item.newsImage && `${publicUrl}/uploads/${item.newsImage}`
    return entry(item, urlOf(siteAddress(collections.news, item)), html, picture)
  })
  const channel = [
    xmlElement('title', texts('news.feed')),
    xmlElement('link', urlOf(href('/news'))),
    xmlElement('description', texts('news.lead')),
    xmlElement('language', tagOf(language)),
    `<atom:link href="${xmlText(urlOf(href('/news/rss.xml')))}" rel="self" type="application/rss+xml"/>`,
    ...entries
  ]
  const namespaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"'
  return xmlResponse(
    'application/rss+xml',
    `<rss version="2.0" ${namespaces}>\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>`
  )
}

/** @param picture its address; '' or null for none */
function entry(item: News, address: string, html: string, picture: string | null): string {
  const { title, category, date, description, newsImageAlt } = item
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
