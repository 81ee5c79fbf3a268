import type { CollectionName, collections, SingletonName, singletons } from '../../collections/index.ts'
import { demoAbout } from '../../texts/demo/about.ts'
import { demoAreas } from '../../texts/demo/areas.ts'
import { demoClients } from '../../texts/demo/clients.ts'
import { demoFacts } from '../../texts/demo/facts.ts'
import { demoNews } from '../../texts/demo/news.ts'
import { demoNewsDetail } from '../../texts/demo/news-detail.ts'
import { demoProducts } from '../../texts/demo/products.ts'
import { demoProjects } from '../../texts/demo/projects.ts'
import { demoQuestions } from '../../texts/demo/questions.ts'
import { demoServices } from '../../texts/demo/services.ts'
import { demoSettings } from '../../texts/demo/settings.ts'
import { demoSlides } from '../../texts/demo/slides.ts'
import { demoSynonyms } from '../../texts/demo/synonyms.ts'
import { demoTeam } from '../../texts/demo/team.ts'
import { demoTestimonials } from '../../texts/demo/testimonials.ts'
import type { DemoRecord } from './types.ts'

/** The records that a first start puts into an empty database; a collection comes after those that it refers to. */
export const demoCollections = {
  fact: demoFacts,
  synonym: demoSynonyms,
  slide: demoSlides,
  project: demoProjects,
  client: demoClients,
  question: demoQuestions,
  area: demoAreas,
  service: demoServices,
  product: demoProducts,
  teamMember: demoTeam,
  testimonial: demoTestimonials,
  news: demoNews,
  newsDetail: demoNewsDetail
} satisfies { [N in CollectionName]?: readonly DemoRecord<(typeof collections)[N]>[] }

export const demoSingletons = { about: demoAbout, settings: demoSettings } satisfies {
  [N in SingletonName]: DemoRecord<(typeof singletons)[N]>
}
