import { href } from 'react-router'

/** Links to the feeds and the web app manifest, in the head of every public page. */
export function SiteLinks() {
  return (
    <>
      <link rel="manifest" href={href('/site.webmanifest')} />
      <link rel="alternate" type="application/rss+xml" title="News (RSS)" href={href('/news/rss.xml')} />
      <link rel="alternate" type="application/feed+json" title="News (JSON Feed)" href={href('/news/feed.json')} />
    </>
  )
}
