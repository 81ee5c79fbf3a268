/** The projects, which are invented; their pictures say so. */
export const demoProjects = [
  {
    title: 'Wind Turbine',
    category: 'Windmill',
    place: 'Satara',
    capacity: 600,
    description:
      'We keep this turbine on a grass ridge running: a service contract with two visits a year by our own climbers.',
    completed: '2009-02-20',
    image: 'lone-turbine',
    illustration: true,
    position: 1
  },
  {
    title: 'Energy Station',
    category: 'Energy',
    place: 'Pune',
    capacity: 1000,
    description:
      'We fitted out the station of a solar field with inverters, transformer and switchgear, and service it twice a year.',
    completed: '2021-11-12',
    image: 'energy-station',
    illustration: true,
    position: 2
  },
  {
    title: 'Renewable Energy Station',
    category: 'Energy',
    place: 'Sangli',
    capacity: 1200,
    description: 'We put up two turbines above a wooded hillside, and the one line to the substation that they share.',
    completed: '2014-03-28',
    image: 'ridge-station',
    illustration: true,
    position: 3
  },
  {
    title: 'Solar Field',
    category: 'Solar power',
    place: 'Pune',
    capacity: 2400,
    description: 'We set the panels on steel posts in dry grassland, low enough to be washed from the ground.',
    completed: '2022-01-19',
    image: 'solar-field',
    illustration: true,
    position: 4
  }
] as const
