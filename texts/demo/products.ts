import { unwrap } from './unwrap.ts'

/** What the company sells. */
export const demoProducts = [
  {
    productName: 'TOPCon Solar Panel, 575 W',
    productImage: 'panel-row-close',
    description: unwrap(`
      A glass-to-glass panel of 144 half cells for home and factory roofs. It loses less in the heat than older panels
      and has the BIS and ALMM papers that subsidy and net metering ask for.
    `),
    detailText: unwrap(`
      Six of these panels make a plant of 3.45 kW, which suits a family with a bill of about 350 to 400 units a month.
      Each measures 2.28 by 1.13 metres and weighs about 32 kg, so two people carry it and a third guides.

      Heat takes power from every panel. This one loses 0.29 per cent for each degree above 25 °C, where many older
      mono PERC panels lose 0.35. On a May afternoon, with the glass at 65 °C, that is a difference of about two units
      in every hundred. Half cells help with shade: when the lower edge is covered, the upper half can go on working.

      For plants with subsidy the cells must be made in India as well. We supply the DCR version for these, with the
      maker's certificate and the list of serial numbers. For commercial plants the other version costs a little less.

      The maker's product warranty is 12 years, and the power warranty is 30 years to 87 per cent of the label. Warranty
      stands only when the panel is clamped in the marked zones, and we send you a photograph of each clamp row.

      The mono PERC panel of 540 W remains in stock for repairs and for matching plants that are already built.
    `),
    detailImage1: 'panel-tables',
    detailImage2: 'mounting-frames'
  },
  {
    productName: 'On Grid / Hybrid Inverter, 3 to 10 kW',
    productImage: 'hybrid-inverter',
    description: unwrap(`
      Turns the direct current of the panels into the current of your house. Choose on-grid for the lowest cost, or
      hybrid if a battery is to carry some loads through power cuts.
    `),
    detailText: unwrap(`
      An on-grid inverter works together with the supply of the DISCOM. It has two MPPT inputs, so that a roof with two
      directions or a shaded corner does not pull down the rest. Its best efficiency is about 98 per cent. The case has
      protection class IP65 and hangs on a shaded outside wall.

      One thing surprises many owners. In a power cut an on-grid inverter switches off, even at noon. This protects the
      lineman who works on the wires, and the rules demand it.

      If you want light and fans in a power cut, choose the hybrid version. It has a separate output for essential
      loads and a connection for a 48 V lithium battery. The change-over takes about 10 to 20 milliseconds, which most
      computers pass without a restart. You may buy the hybrid inverter now and the battery later.

      Both have Wi-Fi monitoring, arc and earth-fault detection and the BIS registration. The maker's warranty is 8
      years, and can be extended to 10. We fit a surge protector and a switch on both sides, and keep spare units of
      each size in our store in Pune.

      Give the inverter shade and a hand's breadth of air on each side. Every ten degrees of heat shorten the life of
      its capacitors.
    `),
    detailImage1: 'roof-array',
    detailImage2: null
  },
  {
    productName: 'Off Grid Inverter, 2 to 5 kVA',
    productImage: 'off-grid-inverter',
    description: unwrap(`
      For farmhouses, huts and villages with long power cuts or no supply. It charges the battery from the sun first and
      from the grid or a generator only when the sun is not enough.
    `),
    detailText: unwrap(`
      An off-grid inverter makes its own supply. It takes power from panels, stores it in a battery and gives a clean
      sine wave of 230 V to the house, with or without a grid connection.

      The size follows from what runs at the same time. Add the watts of lamps, fans, television, refrigerator and
      mixer. A refrigerator takes several times its rated power for a second when it starts, and a small pump takes even
      more. As a guide, 2 kVA serves a small house with a refrigerator, 3 kVA adds a half-HP pump, and 5 kVA serves a
      farmhouse with a one-HP pump and a washing machine. Room coolers are fine. Air conditioners and geysers need a
      larger plan.

      The built-in charge controller is of the MPPT type. Three ways of working can be chosen by a button: sun first,
      battery first or grid first. The display shows the battery in per cent, the power in watts and the fault in words.

      It works with tubular lead-acid batteries and with lithium batteries. The charging values differ, so tell us
      before you change from one to the other.

      Off-grid plants do not feed the DISCOM, so they need no net meter. They are also outside PM Surya Ghar, which is
      for homes connected to the grid. The warranty is 5 years, with repair in our own workshop.
    `),
    detailImage1: 'town-roof',
    detailImage2: null
  },
  {
    productName: 'LiFePO4 Battery, 5 kWh',
    productImage: 'battery',
    description: unwrap(`
      A floor-standing lithium iron phosphate battery for hybrid and off-grid inverters. One keeps lights, fans, Wi-Fi and
      a refrigerator going for about six to eight hours.
    `),
    detailText: unwrap(`
      The battery stores 5.12 kWh at 51.2 V. We plan with 90 per cent of that, because a battery that is never emptied
      lives longer. Up to six can be joined when the family or the power cut grows.

      What does it carry? Four fans and eight LED lamps take about 300 W, a refrigerator 100 W on average, a television
      and Wi-Fi another 100 W. That is half a unit each hour, and the battery lasts eight to nine hours. With a pump or
      a mixer now and then, count on six.

      Lithium iron phosphate is a calm chemistry. It holds no cobalt, stands heat better than the cells of telephones
      and needs no water. The built-in management system watches each cell and switches off before harm is done. The
      maker states 6,000 cycles at 25 °C down to 80 per cent of capacity. In a hot room it will be fewer, so we put the
      battery inside, away from the kitchen, and never on a terrace.

      Compared with tubular lead-acid, it costs about twice as much to buy, takes a third of the space and lasts two to
      three times as long. Where cuts are short and rare, the cheaper battery may still be the right one, and we say so.

      The warranty is 10 years, with a limit on the total units. At the end of its life we take the battery back for
      recycling, as the battery waste rules ask.
    `),
    detailImage1: 'hybrid-inverter',
    detailImage2: null
  },
  {
    productName: 'Solar Pump, 5 HP',
    productImage: 'solar-pump',
    description: unwrap(`
      A submersible AC pump with controller and 4.8 kW of panels. It waters the field in daylight, without diesel and
      without waiting for the night supply. Sizes of 3 and 7.5 HP are in stock too.
    `),
    detailText: unwrap(`
      The pump starts slowly in the morning, runs at full speed around noon and stops in the evening. The controller
      changes the motor speed with the sunshine, so the water does not stop when a cloud passes. It only becomes less.

      How much water? On a clear day, from a total head of 50 metres, count on about one lakh litres. At 30 metres it is
      roughly half as much again. Total head is more than the depth of the well. It is the water level in May, plus the
      height of the tank, plus the friction of the pipe. We measure it before we choose the pump, because a pump for the
      wrong head gives little water and soon wears out.

      The motor is stainless steel, filled with water and easy to rewind. The controller protects it against dry
      running, overload and a wrong phase. In the months without irrigation a switch can turn the power to a chaff
      cutter or a flour mill, if the controller with that option is ordered.

      The panels stand on galvanised frames on two or three concrete foundations, high enough for goats not to climb and
      low enough to wash with a pole. All bolts above ground are of the anti-theft kind.

      Farm pump schemes of the central and state governments change from year to year. Ask at the taluka office what is
      open, and bring the paper to us. We supply under scheme conditions and for cash.

      The pump and controller have a warranty of 5 years, with one visit a year in that time.
    `),
    detailImage1: 'aisle-between-rows',
    detailImage2: 'mounting-frames'
  },
  {
    productName: 'LED Street Light, 60 W',
    productImage: 'street-light-head',
    description: unwrap(`
      A street light for lanes and village roads on poles of 6 to 8 metres. It gives 8,400 lumens from 60 W, keeps out
      dust and rain to IP66 and has a surge protector that can be changed on the pole.
    `),
    detailText: unwrap(`
      At 140 lumens per watt, 60 W replace an old sodium lamp of 150 W on most lanes. The lens throws the light along
      the road and not into bedrooms. On poles of 7 metres, 25 metres apart, the light on a lane is even enough to see a
      pothole between two poles. For wider roads we draw the light level first.

      Lamps on long rural lines seldom die of age. They die of voltage. So the driver works from 120 to 300 V, switches
      off above that and returns by itself. A separate surge protector of 10 kV takes the blow of a nearby lightning
      strike. It has a small window. When that turns dark, the protector is changed, and the lamp stays.

      The body is die-cast aluminium with a powder coat. Dust and rain are kept out to IP66, and the glass stands a
      knock to IK08. The colour is 4,000 K, a neutral white. A warmer one of 3,000 K can be ordered for temple squares
      and gardens.

      The light carries BIS registration, and we hand over the LM-79 test report with each lot. The driver and the LED
      board are separate parts with screws, and both stay in our store for at least ten years.

      The warranty is 5 years. A photocell or a timer is an option. A solar version with its own panel and LiFePO4
      battery is made for places without a line.
    `),
    detailImage1: 'street-lights',
    detailImage2: 'lamps'
  },
  {
    productName: 'LED Flood Light and High Mast, 200 W',
    productImage: 'flood-light',
    description: unwrap(`
      Flood lights of 200 W for yards, grounds and market squares, alone on a wall or in rings of six to twelve on high
      masts of 12.5 to 25 metres. Planned, erected and commissioned by our own crew.
    `),
    detailText: unwrap(`
      One flood light gives 26,000 lumens. Three lenses are made: narrow for tall masts, wide for walls, and one-sided
      for edges where the neighbour's window begins. The tilt is read on a scale, so that a lamp that was taken down for
      repair goes back as it was.

      A high mast stands or falls with its foundation. Before we quote for one, the soil is tested to the depth of the
      footing, and the foundation is designed for the wind speed of the district. The mast is of galvanised steel in
      sections that slide into one another. The ring with the lamps comes down on steel ropes, by a winch inside the
      base, so nobody climbs for a change of lamp.

      We erect with a crane, usually in one day after the concrete has cured for three to four weeks. Commissioning
      includes the earth resistance, the insulation, the current of each phase, the brake of the winch and a measured
      grid of light levels on the ground. You get all of it in writing.

      Each lamp has a 10 kV surge protector, and the feeder pillar has a larger one. A timer divides the lamps in two
      groups, so that half can be switched off after eleven at night. On many squares that saves more than any change of
      brand.

      A yearly contract covers two visits: ropes and winch, bolts and door seal, lamps and earthing. The warranty is 5
      years on lamps and 2 years on the winch.
    `),
    detailImage1: 'high-mast',
    detailImage2: 'street-lights'
  },
  {
    productName: 'Small Wind Turbine, 3 kW',
    productImage: 'turbine-rotor',
    description: unwrap(`
      For open sites with steady wind: farm hills, coasts and ridges. It begins to turn at 3 m/s and adds units in the
      monsoon and at night, when a solar roof makes few or none.
    `),
    detailText: unwrap(`
      A small turbine is a good partner for solar, and a poor gift for a calm place. The power in the wind grows with
      the third power of its speed. At half the wind there is an eighth of the power. So we measure first.

      A mast with an anemometer stays on your site for at least three months, through part of the monsoon, and we
      compare its record with that of the nearest weather station. At a mean of 5 m/s at hub height, count on 250 to 350
      units a month over the year. Below 4.5 m/s we do not sell the turbine.

      The rotor has three blades and a diameter of 4.2 metres. A permanent-magnet generator sits directly on the shaft,
      so there is no gearbox and no oil. In strong wind the rotor turns out of the wind by itself, and an electric brake
      holds it for service. It is built for gusts of 50 m/s.

      The mast of 15 or 18 metres tilts down with a hand winch for the yearly service. It needs clear ground of its own
      height, and trees and houses should be at least 150 metres away in the main wind direction. We do not fix turbines
      to house roofs: the wind there is rough, and the walls carry the hum.

      The controller charges a 48 V battery. With a suitable inverter the turbine can also work beside the panels on one
      meter, once the DISCOM has agreed. The warranty is 5 years. Service is once a year: bolts, blades, cable twist,
      brake and earthing.
    `),
    detailImage1: 'two-turbines',
    detailImage2: null
  }
] as const
