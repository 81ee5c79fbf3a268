/** The news cards of twelve months: five categories with one to five articles. Their articles are in the same order. */
export const demoNews = [
  {
    title: 'How many units does a 3 kW system generate in Maharashtra?',
    category: 'Solar Panel',
    date: '2025-11-24',
    description: 'About 350 to 400 units a month as an average over the year, more in April and less in July.',
    newsImage: 'roof-1200'
  },
  {
    title: 'A service day on an old windmill, hour by hour',
    category: 'Wind Mill',
    date: '2025-12-11',
    description: 'Owners ask what a crew of four does on one machine for a whole day. We wrote it down.',
    newsImage: 'turbines-behind-hill'
  },
  {
    title: 'Dust season: how often to wash your panels, and how',
    category: 'Repair & Maintenance',
    date: '2026-01-08',
    description: 'Between December and May it hardly rains, and dust can take a tenth of your units.',
    newsImage: 'macro-wiped-glass'
  },
  {
    title: 'What a small bottle of gearbox oil tells us',
    category: 'Wind Turbine',
    date: '2026-01-29',
    description: 'Once a year we take a small sample of oil from each gearbox in our care.',
    newsImage: 'macro-oil-sample'
  },
  {
    title: 'PM Surya Ghar in plain words: who pays what, and when',
    category: 'Solar Panel',
    date: '2026-02-17',
    description:
      'The subsidy is ₹30,000 for 1 kW, ₹60,000 for 2 kW and ₹78,000 for 3 kW and above. You pay the full price first.',
    newsImage: 'macro-meter'
  },
  {
    title: 'Repair, run on or replace: options for a windmill of 20 years',
    category: 'Wind Mill',
    date: '2026-03-12',
    description:
      'When a machine reaches the end of its design life, its owner has three options. None of them is right for every site.',
    newsImage: 'turbine-hub'
  },
  {
    title: 'What a thermal camera finds on a roof',
    category: 'Repair & Maintenance',
    date: '2026-04-09',
    description: 'A loose connector can be a little warm for years and then burn in one afternoon.',
    newsImage: 'thermal-roof'
  },
  {
    title: 'Battery or no battery: what a solar roof does in a power cut',
    category: 'Solar Panel',
    date: '2026-05-05',
    description: 'Many owners learn in the first power cut that their panels stop too, even at noon.',
    newsImage: 'battery'
  },
  {
    title: 'Rust is infectious: a blade and bolt check before the monsoon wind',
    category: 'Wind Mill',
    date: '2026-05-21',
    description: 'In June the wind season begins and the towers get wet. What our crews check in May, and why.',
    newsImage: 'macro-blade-root'
  },
  {
    title: 'Before the first thunder: earthing and surge protection',
    category: 'Repair & Maintenance',
    date: '2026-06-09',
    description:
      'Most storm damage to solar roofs and LED street lights comes along the wires and not from a direct strike.',
    newsImage: 'macro-surge-protector'
  },
  {
    title: 'Pitch and yaw: the small systems that keep turbines earning',
    category: 'Wind Turbine',
    date: '2026-07-14',
    description:
      'One system turns the blades, the other turns the nacelle into the wind. Both cause many of the stoppages.',
    newsImage: 'macro-yaw'
  },
  {
    title: 'Sun, wind, hydro and fossil fuel: the plants behind your socket',
    category: 'Renewable Energy',
    date: '2026-08-18',
    description:
      'The unit that you use at noon in April and the one that you use on a wet night in July come from different places.',
    newsImage: 'roof-1800'
  },
  {
    title: 'Leading-edge repair: giving an old blade its shape back',
    category: 'Wind Mill',
    date: '2026-09-10',
    description: 'Rain and dust wear away the front edge of a blade, slowly at first and then fast.',
    newsImage: 'macro-leading-edge'
  },
  {
    title: 'Solar for lifts and pumps: notes from a housing society in Kothrud',
    category: 'Solar Panel',
    date: '2026-10-07',
    description: 'Three buildings, one terrace with enough sun and a common bill that grew each year.',
    newsImage: 'town-terrace'
  },
  {
    title: 'Buying a used windmill? Read its log book first',
    category: 'Wind Mill',
    date: '2026-11-06',
    description:
      'A fresh coat of paint says little about a machine. The log book and one day on the tower say nearly all.',
    newsImage: 'wind-ridge'
  }
] as const
