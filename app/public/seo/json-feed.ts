import { href } from 'react-router'
import { indianMidnight } from '../../../shared/indian-format.ts'
import type { Route } from './+types/json-feed'
import { readFeed } from './feed-items.ts'

/** The news as JSON Feed 1.1. */
export async function loader({ context }: Route.LoaderArgs) {
  const { urlOf, tag, companyName, title, description, news } = await readFeed(context)
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: tag,
    home_page_url: urlOf(href('/news')),
    feed_url: urlOf(href('/news/feed.json')),
    authors: [{ name: companyName, url: urlOf(href('/')) }],
    items: news.map(({ address, title, category, date, description, html, picture, updatedAt }) => ({
      id: address,
      url: address,
      title,
      summary: description,
      content_html: html,
      date_published: indianMidnight(date),
      date_modified: updatedAt,
      tags: [category],
      ...(picture && { image: picture })
    }))
  }
  return new Response(JSON.stringify(feed), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
