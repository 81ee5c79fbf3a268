/** A picture in a page's own text, cropped from one of the renderings in assets/photographs. */
export interface Photograph {
  source: string
  /** In pixels of the source. */
  crop: { left: number; top: number; width: number; height: number }
  /** In which widths it is built, px; the last is the crop's own. */
  widths: readonly number[]
  alt: string
}

/** The pictures by name. assets/site/make.mjs makes their files, `name-width.avif` and `.webp`. */
export const photographs = {
  'roof-array': {
    source: 'town-roof.jpg',
    crop: { left: 430, top: 230, width: 960, height: 640 },
    widths: [480, 960],
    alt: 'Two rows of solar panels on raised frames above the terrace of a town house'
  },
  'lone-turbine': {
    source: 'wind-ridge-morning.jpg',
    crop: { left: 60, top: 20, width: 640, height: 800 },
    widths: [400, 640],
    alt: 'A wind turbine on a grass ridge, from the foot of its tower to the tip of its blades'
  },
  'energy-station': {
    source: 'solar-park-from-above.jpg',
    crop: { left: 330, top: 130, width: 720, height: 450 },
    widths: [400, 720],
    alt: 'A low white station building with its transformer among rows of solar panels'
  },
  'ridge-station': {
    source: 'wind-ridge-morning.jpg',
    crop: { left: 680, top: 200, width: 900, height: 562 },
    widths: [400, 900],
    alt: 'A near and a far wind turbine above a hillside with trees'
  },
  'solar-field': {
    source: 'solar-park-low-sun.jpg',
    crop: { left: 480, top: 330, width: 1120, height: 560 },
    widths: [480, 1120],
    alt: 'A long row of solar panels in a field, the low sun reflected in the glass'
  },
  'panel-row': {
    source: 'solar-park-low-sun.jpg',
    crop: { left: 700, top: 380, width: 900, height: 500 },
    widths: [480, 900],
    alt: 'Low sun in the glass of a long row of solar panels, seen from close by'
  },
  frames: {
    source: 'solar-park-low-sun.jpg',
    crop: { left: 0, top: 330, width: 750, height: 500 },
    widths: [400, 750],
    alt: 'Steel posts and braces that carry a row of solar panels'
  },
  rotor: {
    source: 'wind-ridge-morning.jpg',
    crop: { left: 60, top: 20, width: 700, height: 467 },
    widths: [400, 700],
    alt: 'The rotor of a wind turbine against a blue sky'
  },
  ridge: {
    source: 'wind-ridge-morning.jpg',
    crop: { left: 60, top: 20, width: 1540, height: 800 },
    widths: [480, 960, 1540],
    alt: 'Three wind turbines on a green ridge in the morning'
  },
  'street-lights': {
    source: 'street-lights.jpg',
    crop: { left: 0, top: 0, width: 1600, height: 900 },
    widths: [480, 960, 1600],
    alt: 'LED street lights and a high mast along an empty road at dusk'
  },
  'park-and-hills': {
    source: 'solar-park-from-above.jpg',
    crop: { left: 500, top: 60, width: 1100, height: 600 },
    widths: [480, 1100],
    alt: 'A field of solar panels under a wide sky, trees and low hills behind'
  }
} satisfies Record<string, Photograph>

export type PhotographName = keyof typeof photographs
