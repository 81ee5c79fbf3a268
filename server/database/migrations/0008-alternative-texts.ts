import type { Kysely } from 'kysely'
import { addText } from './columns.ts'

const pictures = {
  news: ['newsImage'],
  newsDetail: ['image1', 'image2', 'image3'],
  product: ['productImage', 'detailImage1', 'detailImage2'],
  service: ['serviceImage', 'detailImage1', 'detailImage2'],
  teamMember: ['teamImage'],
  testimonial: ['image'],
  about: ['image'],
  slide: ['image'],
  project: ['image'],
  client: ['logo']
}

/** What each picture shows, for those who do not see it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(pictures))
    for (const name of names) await addText(db, table, `${name}Alt`)
}
