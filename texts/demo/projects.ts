import { unwrap } from './unwrap.ts'

/** The projects, which are invented; their pictures say so. */
export const demoProjects = [
  {
    title: 'Wind Turbine',
    category: 'Windmill',
    place: 'Satara',
    capacity: 600,
    description: unwrap(`
      We keep this turbine on a grass ridge running: a service contract with two visits a year by our own climbers.

      ## What was asked

      One crew for the whole machine, ready above all in the monsoon. A ridge like this makes half of its year's units
      from June to August: a day lost in July weighs as much as four or five days in January.

      ## What we did

      Before the contract began, four of us spent a day on the machine, in the weak wind of February. The owner got a
      list of what to repair at once, what could wait, and what would need money within two years.

      ## How it runs now

      The long visit comes between January and March: gearbox oil, filters, bearings, brake, bolts and control cabinets.
      The short one in May sees to blades, lightning path and safety chain. Between the visits most stops come from
      small parts: a contactor, a yaw sensor, a wind vane. We keep those of this machine in our workshop. Our engineer
      reads the fault log first, so that the crew carries the right part up the tower.
    `),
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
    description: unwrap(`
      We fitted out the station of a solar field with inverters, transformer and switchgear, and service it twice a year.

      ## What was asked

      Panels and frames were another firm's work. Ours was the low building among the rows, where direct current from a
      field of 1,000 kW becomes alternating current at the voltage of the line outside.

      ## What we did

      The strings end in boxes out in the field, each with fuses and a surge protector, so that a fault is found
      without digging. In the station the inverters draw air through filters and blow it out on the other side. We set
      every protection relay to the values of the grid company and tested each one before the first switch-on.

      ## What it does now

      The field feeds the grid by day and needs nobody on site. Before the summer and after the monsoon we spend a day
      there: filters, terminals, a thermal camera on every joint under load. Once a year we take a sample of oil from
      the transformer, which stands in the open above a pit that can hold all of it. Heat and dust stop an inverter
      sooner than anything else.
    `),
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
    description: unwrap(`
      We put up two turbines above a wooded hillside, and the one line to the substation that they share.

      ## What was asked

      Two neighbours each wanted a machine of 600 kW on the same hill. Two lines through the trees would have meant
      felling twice. Could one do?

      ## What we did

      We measured the wind for a year. Then we placed the machines side by side across the monsoon wind, so that neither
      stands in the wake of the other. The road follows an old cart track, and the line an open strip beside it. The
      foundations were cast before the rains, and the machines lifted in the weak wind of the winter after. Each has a
      transformer, a switch and a meter of its own.

      ## What we learned

      A shared line saves trees and money, but a fault on it stops both machines. So insulators, joints and branches are
      checked in May, before the first storm. And neighbours should agree before the first pole stands: who pays for
      the line, how its losses are shared, and who may switch it off. Here that is one page, signed by both.
    `),
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
    description: unwrap(`
      We set the panels on steel posts in dry grassland, low enough to be washed from the ground.

      ## What was asked

      A field of 2,400 kW that is cheap to keep: some four thousand panels, washed without ladders, and grass that can
      be cut below them.

      ## What we did

      First we pulled at test posts in many places, to see how firmly the ground holds them against the wind. Where rock
      lies close below the grass, the posts stand in drilled holes with concrete; elsewhere they are rammed. The rows run
      from east to west, far enough apart not to shade each other from nine to three, even in December.

      ## What we learned

      Water finds its own way: after the first monsoon we dug two of the ditches again, wider. The lower edge of the
      panels is above the splash of the rain, and a brush on a pole reaches the upper one. So in the dry months a crew
      washes row by row, early, while the glass is cool; in the monsoon the rain does it. Each month we compare every
      string with its neighbours: one that falls behind has dust, shade or a loose connector.
    `),
    completed: '2022-01-19',
    image: 'solar-field',
    illustration: true,
    position: 4
  }
] as const
