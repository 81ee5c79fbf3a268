import { about } from './about.ts'
import { area } from './area.ts'
import { client } from './client.ts'
import { contactMessage } from './contact-message.ts'
import type { Collection, Definition, RecordOf, Singleton } from './define.ts'
import { fact } from './fact.ts'
import { news } from './news.ts'
import { newsDetail } from './news-detail.ts'
import { product } from './product.ts'
import { project } from './project.ts'
import { question } from './question.ts'
import { service } from './service.ts'
import { settings } from './settings.ts'
import { slide } from './slide.ts'
import { synonym } from './synonym.ts'
import { teamMember } from './team-member.ts'
import { testimonial } from './testimonial.ts'
import { user } from './user.ts'

/** Everything that is stored in many records; the back office's menu has each group in this order. */
export const collections = {
  contactMessage,
  news,
  newsDetail,
  product,
  service,
  teamMember,
  testimonial,
  slide,
  project,
  client,
  question,
  area,
  fact,
  synonym,
  user
} as const

export const singletons = { about, settings } as const

export type CollectionName = keyof typeof collections
export type SingletonName = keyof typeof singletons

export const allCollections: readonly Collection[] = Object.values(collections)
export const allSingletons: readonly Singleton[] = Object.values(singletons)
export const allDefinitions: readonly Definition[] = [...allCollections, ...allSingletons]

const byName: ReadonlyMap<string, Definition> = new Map(allDefinitions.map((one) => [one.name, one]))

export function definitionNamed(name: string): Definition | undefined {
  return byName.get(name)
}

/** The collection of this name. @throws where there is none: names come from definitions, never from a request */
export function collectionNamed(name: string): Collection {
  const found = definitionNamed(name)
  if (found?.kind !== 'collection') throw new Error(`There is no collection '${name}'.`)
  return found
}

export type Area = RecordOf<typeof area>
export type Fact = RecordOf<typeof fact>
export type News = RecordOf<typeof news>
export type NewsDetail = RecordOf<typeof newsDetail>
export type Product = RecordOf<typeof product>
export type Question = RecordOf<typeof question>
export type Service = RecordOf<typeof service>
export type Testimonial = RecordOf<typeof testimonial>
export type Settings = RecordOf<typeof settings>
