import { href } from 'react-router'

/** What every public page names in its head besides itself: the feeds, and what a phone needs to keep the site. */
export function SiteLinks() {
  return (
    <>
      <link rel="manifest" href={href('/site.webmanifest')} />
      <link rel="alternate" type="application/rss+xml" title="News (RSS)" href={href('/news/rss.xml')} />
      <link rel="alternate" type="application/feed+json" title="News (JSON Feed)" href={href('/news/feed.json')} />
    </>
  )
}
