import { demoAbout } from './about.ts'
import { demoNews } from './news.ts'
import { demoNewsDetail } from './news-detail.ts'
import { demoProducts } from './products.ts'
import { demoServices } from './services.ts'
import { demoSettings } from './settings.ts'
import { demoTeam } from './team.ts'
import { demoTestimonials } from './testimonials.ts'

/** All that a first start puts into an empty database, by collection. */
export const demoContent = {
  news: demoNews,
  newsDetail: demoNewsDetail,
  service: demoServices,
  product: demoProducts,
  teamMember: demoTeam,
  testimonial: demoTestimonials,
  about: demoAbout,
  settings: demoSettings
} as const
