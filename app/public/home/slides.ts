import type { SlidePictureName } from './slide-picture.tsx'

export interface Slide {
  headline: string
  tagline: string
  picture: SlidePictureName
}

export const slides: readonly Slide[] = [
  {
    headline: 'Biggest Producer of Wind and Solar Energy',
    tagline: 'Plants on fields, roofs and ridges, built and kept running by one team in Pune.',
    picture: 'hero'
  },
  {
    headline: 'Manageable, Reliable and Affordable Energy!',
    tagline: 'Sun and wind, brought down to your roof, your field and your street light.',
    picture: 'roof'
  },
  {
    headline: 'Evergreen Producer of Wind Energy',
    tagline: 'Turbines from 225 kW to 2 MW, kept turning by the people who climb them.',
    picture: 'ridge'
  }
]
