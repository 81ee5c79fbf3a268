import type { Product, Service, Settings } from '../../collections/index.ts'
import type { SingletonRecord } from '../../server/content/types.ts'

/** What every brochure needs of the site. */
export interface BrochureContent {
  settings: Settings
  publicUrl: string
}

/** What the company's profile tells of. */
export interface ProfileContent extends BrochureContent {
  about: SingletonRecord<'about'>
  services: readonly Service[]
  products: readonly Product[]
}
