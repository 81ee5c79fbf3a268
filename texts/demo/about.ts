import { unwrap } from './unwrap.ts'

/** The text of the About page. */
export const demoAbout = {
  title: 'Sun, wind and light, looked after for 20+ years',
  subtitle: 'We plan, build and repair solar plants, wind turbines and LED lighting from our workshop in Pune.',
  content: unwrap(`
    Suryavayu Renewables began in Pune in 2004, with three people, one van and a contract to grease wind turbines on
    the ridges of Satara district. Solar came next, first for farm pumps, then for roofs. LED street lights and high
    masts followed, because the same towns asked us to keep their poles alight.

    The order of that story still shows in how we work. We were repair people before we were sellers. So we choose
    parts that can be opened, lay cables where a hand can reach them, and leave a drawing in the box on your wall.

    Before we quote, an engineer climbs your roof, measures shade and cable routes, and reads a year of your bills. The
    quotation says how many units the plant should make in a year, what it costs, what subsidy you may apply for, and
    what is not included.

    After the work is done you have one telephone number. It reaches people who know your plant by its drawing. We log
    every call, tell you what we found, and show you the part that we replaced.

    Some roofs should not carry solar, and some sites have too little wind. When that is so, we say it, and the visit
    costs you nothing.
  `),
  point1: 'A free site visit, and a written estimate of units, cost and subsidy before you decide.',
  point2: 'Panels, inverters and lights with the BIS and ALMM papers that the subsidy and the DISCOM ask for.',
  point3: 'One number for repairs, with spare inverters, surge protectors and lamps in our own store.',
  image: 'town-terrace'
} as const
