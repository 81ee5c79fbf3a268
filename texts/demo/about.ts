import { unwrap } from './unwrap.ts'

/** The text of the About page. */
export const demoAbout = {
  title: '20+ years of solar, wind and lighting',
  subtitle: 'We plan, build and repair solar systems, wind turbines and LED lighting from our workshop in Pune.',
  content: unwrap(`
    ## We did repairs first

    We did repairs before we sold anything, and it still shows. We choose parts that can be opened, lay cables where a
    hand can reach them, and leave a drawing in the box on your wall.

    ## What we do before we quote

    Before we quote, an engineer visits your roof, measures shade and cable routes, and reads a year of your bills. The
    quotation says how many units the system should generate in a year, what it costs, what subsidy you may apply for,
    and what is not included.

    ## One number afterwards

    After the installation you have one phone number for service. It reaches people who have the drawing of your system.
    We log every call, tell you what we found, and show you the part that we replaced.

    Some roofs are not suitable for solar, and some sites have too little wind. Then we tell you, and the visit is free.
  `),
  point1: 'A free site visit, and a written estimate of units, cost and subsidy before you decide.',
  point2: 'ALMM-listed panels and BIS-registered inverters and lights, as the subsidy and MSEDCL require.',
  point3: 'One phone number for repairs, with spare inverters, surge protectors and lights in our own store.',
  image: 'solar-pump'
} as const
