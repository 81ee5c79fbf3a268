import type { fact } from '../../collections/fact.ts'
import { demoFacts } from '../../texts/demo/facts.ts'
import { demoAbout } from './about.ts'
import { demoNews } from './news.ts'
import { demoNewsDetail } from './news-detail.ts'
import { demoProducts } from './products.ts'
import { demoServices } from './services.ts'
import { demoSettings } from './settings.ts'
import { demoTeam } from './team.ts'
import { demoTestimonials } from './testimonials.ts'
import type { DemoRecord } from './types.ts'

/** All that a first start puts into an empty database, by collection. */
export const demoContent = {
  fact: demoFacts satisfies readonly DemoRecord<typeof fact>[],
  news: demoNews,
  newsDetail: demoNewsDetail,
  service: demoServices,
  product: demoProducts,
  teamMember: demoTeam,
  testimonial: demoTestimonials,
  about: demoAbout,
  settings: demoSettings
} as const
