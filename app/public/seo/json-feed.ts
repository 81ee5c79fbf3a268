import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { indianMidnight } from '../../../shared/indian-format.ts'
import type { Route } from './+types/json-feed'
import { readFeed } from './feed-items.ts'

/** The news as JSON Feed 1.1. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, urlOf, tag, companyName, title, description, news } = await readFeed(context)
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: tag,
    home_page_url: urlOf(href('/news')),
    feed_url: urlOf(href('/news/feed.json')),
    authors: [{ name: companyName, url: urlOf(href('/')) }],
    items: news.map(({ id, title, category, date, description, html, newsImage, updatedAt }) => ({
      id: urlOf(siteAddress(collections.news, { id })),
      url: urlOf(siteAddress(collections.news, { id })),
      title,
      summary: description,
      content_html: html,
      date_published: indianMidnight(date),
      date_modified: updatedAt,
      tags: [category],
      ...(newsImage && { image: `${publicUrl}/uploads/${newsImage}` })
    }))
  }
  return new Response(JSON.stringify(feed), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
