import type { News } from '../../../collections/index.ts'
import type { ContentReader } from '../../../server/content/types.ts'

/** A feed carries so many articles, the newest. */
const length = 20

/** What the feeds tell of: the newest articles. */
export async function feedItems(content: ContentReader): Promise<{ companyName: string; news: News[] }> {
  const [{ companyName }, { records }] = await Promise.all([
    content.one('settings'),
    content.list('news', { page: 1, pageSize: length })
  ])
  return { companyName, news: records }
}

/** What the feeds say of themselves. */
export const feedDescription = 'What is new in solar, wind and LED lighting, and how to make good use of it.'

/** The title of the feeds. */
export function feedTitle(companyName: string): string {
  return `News of ${companyName}`
}
