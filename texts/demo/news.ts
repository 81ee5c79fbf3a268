import { unwrap } from './unwrap.ts'

/** The news cards of twelve months: five categories with one to five articles. Their articles are in the same order. */
export const demoNews = [
  {
    title: 'How many units does a 3 kW system generate in Maharashtra?',
    category: 'Solar Panel',
    date: '2025-11-24',
    description: unwrap(`
      About 350 to 400 units a month as an average over the year, more in April and less in July. What changes the
      figure on your own roof, and how to check it.
    `),
    newsImage: 'roof-1200'
  },
  {
    title: 'A service day on an old windmill, hour by hour',
    category: 'Wind Mill',
    date: '2025-12-11',
    description: unwrap(`
      Owners ask what a crew of four does on one machine for a whole day. We wrote it down, from the safety talk at half
      past seven to the signature in the log book at dusk.
    `),
    newsImage: 'tower-foot'
  },
  {
    title: 'Dust season: how often to wash your panels, and how',
    category: 'Repair & Maintenance',
    date: '2026-01-08',
    description: unwrap(`
      Between December and May it hardly rains, and dust can take a tenth of your units. A soft brush, plain water and
      an early hour are enough. Five mistakes cost more than the dust.
    `),
    newsImage: 'macro-wiped-glass'
  },
  {
    title: 'What a small bottle of gearbox oil tells us',
    category: 'Wind Turbine',
    date: '2026-01-29',
    description: unwrap(`
      Once a year we take a small sample of oil from each gearbox in our care. The laboratory sheet that comes back is
      the earliest warning that an owner can buy, and one of the cheapest.
    `),
    newsImage: 'macro-oil-sample'
  },
  {
    title: 'PM Surya Ghar in plain words: who pays what, and when',
    category: 'Solar Panel',
    date: '2026-02-17',
    description: unwrap(`
      The subsidy is ₹30,000 for 1 kW, ₹60,000 for 2 kW and ₹78,000 for 3 kW and above. You pay the full price first.
      The steps in their order, and where families lose time.
    `),
    newsImage: 'macro-meter'
  },
  {
    title: 'Repair, run on or replace: options for a windmill of 20 years',
    category: 'Wind Mill',
    date: '2026-03-12',
    description: unwrap(`
      When a machine reaches the end of its design life, its owner has three options. None of them is right for every
      site. How we compare them, and the questions to ask first.
    `),
    newsImage: 'wind-evening'
  },
  {
    title: 'What a thermal camera finds on a roof',
    category: 'Repair & Maintenance',
    date: '2026-04-09',
    description: unwrap(`
      A loose connector can be a little warm for years and then burn in one afternoon. Infrared pictures, taken in full
      sun with the plant running, show it while the repair is still small.
    `),
    newsImage: 'thermal-roof'
  },
  {
    title: 'Battery or no battery: what a solar roof does in a power cut',
    category: 'Solar Panel',
    date: '2026-05-05',
    description: unwrap(`
      Many owners learn in the first power cut that their panels stop too, even at noon. There is a good reason for it,
      and there are three ways to keep lights and fans on. Their prices differ widely.
    `),
    newsImage: 'battery'
  },
  {
    title: 'Rust is infectious: a blade and bolt check before the monsoon wind',
    category: 'Wind Mill',
    date: '2026-05-21',
    description: unwrap(`
      In June the wind season begins and the towers get wet. In May our crews use the last calm days to check blades,
      bolts, lightning paths and brakes. This is their list, and why each line is on it.
    `),
    newsImage: 'macro-blade-root'
  },
  {
    title: 'Before the first thunder: earthing and surge protection',
    category: 'Repair & Maintenance',
    date: '2026-06-09',
    description: unwrap(`
      Most storm damage to solar roofs and LED street lights comes along the wires and not from a direct strike. Two
      things keep it out: a good earth and a surge protector that still works. Both can be tested.
    `),
    newsImage: 'macro-surge-protector'
  },
  {
    title: 'Pitch and yaw: the small systems that keep turbines earning',
    category: 'Wind Turbine',
    date: '2026-07-14',
    description: unwrap(`
      One system turns the blades, the other turns the nacelle into the wind. Both are small beside the gearbox, but
      they cause many of the stoppages. In the windy months each lost hour counts.
    `),
    newsImage: 'macro-yaw'
  },
  {
    title: 'Sun, wind, hydro and fossil fuel: the plants behind your socket',
    category: 'Renewable Energy',
    date: '2026-08-18',
    description: unwrap(`
      The unit that you use at noon in April and the one that you use on a wet night in July come from different places.
      Sun and wind have their best months at different times, so it helps to have both.
    `),
    newsImage: 'roof-1800'
  },
  {
    title: 'Leading-edge repair: giving an old blade its shape back',
    category: 'Wind Mill',
    date: '2026-09-10',
    description: unwrap(`
      Rain and dust wear away the front edge of a blade, slowly at first and then fast. How the repair is done from
      ropes, which weather it needs and when it is worth the money.
    `),
    newsImage: 'macro-leading-edge'
  },
  {
    title: 'Solar for lifts and pumps: notes from a housing society in Kothrud',
    category: 'Solar Panel',
    date: '2026-10-07',
    description: unwrap(`
      Three buildings, one terrace with enough sun and a common bill that grew each year. What the members asked, what
      we measured and what the society will pay, with the subsidy of ₹18,000 per kW.
    `),
    newsImage: 'town-terrace'
  },
  {
    title: 'Buying a used windmill? Read its log book first',
    category: 'Wind Mill',
    date: '2026-11-06',
    description: unwrap(`
      A fresh coat of paint says little about a machine. The log book, the meter readings and one day on the tower say
      nearly everything. The order in which we check, and what makes us advise against buying.
    `),
    newsImage: 'turbine-on-ridge'
  }
] as const
