import type { News } from '../../../collections/index.ts'
import type { ContentReader } from '../../../server/content/types.ts'

/** How many articles a feed carries. */
const feedLength = 20

/** The newest articles, and whose they are. */
export async function feedItems(content: ContentReader): Promise<{ companyName: string; news: News[] }> {
  const [{ companyName }, { records }] = await Promise.all([
    content.one('settings'),
    content.list('news', { page: 1, pageSize: feedLength })
  ])
  return { companyName, news: records }
}

export const feedDescription = 'What is new in solar, wind and LED lighting, and how to make good use of it.'

export function feedTitle(companyName: string): string {
  return `News of ${companyName}`
}
