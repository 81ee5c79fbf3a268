import { lines, unwrap } from './unwrap.ts'

/** The demo company's products. */
export const demoProducts = [
  {
    productName: 'TOPCon Solar Panel, 575 W',
    category: 'Panels',
    productImage: 'studio-panel',
    description: unwrap(`
      A glass-to-glass panel of 144 half cells for homes and factories. It loses less in the heat than older panels, and
      is BIS-certified and ALMM-listed, as subsidy and net metering require.
    `),
    detailText: unwrap(`
      Six of these panels and an inverter of 3 kW make a 3 kW system, for a family that uses about 360 units a month.
      Together the panels have 3.45 kW, of which heat and haze take their part; the subsidy counts the inverter. Each
      panel measures 2.28 by 1.13 metres and weighs about 32 kg: two people carry it and a third guides.

      ## In heat and in shade

      Heat takes power from every panel. This one loses 0.29 per cent for each degree above 25 °C; many older mono PERC
      panels lose 0.35. On a May afternoon, with the glass at 65 °C, that is a difference of about two units in every
      hundred. Half cells help with shade: when the lower edge is covered, the upper half can go on working.

      ## For subsidy and net meter

      The panel is on ALMM List-I and its cells are on List-II of the Ministry of New and Renewable Energy. Home systems
      with subsidy need both, and so does every net-metered plant commissioned since 1 June 2026. You get the
      manufacturer's DCR certificate (cells and panel made in India) and the list of serial numbers. Panels with
      imported cells are possible only for systems without net metering.

      ## Warranty

      The manufacturer's product warranty is 12 years, and the power warranty is 30 years to 87 per cent of the rated
      power. The warranty holds only when the panel is clamped in the marked zones, and we send you a photo of each
      clamp row.

      ## For existing systems

      We stock the 540 W mono PERC panel for repairs and for matching existing systems.
    `),
    facts: lines(`
      Power: 575 W
      Efficiency: 22.3 %
      Power warranty: 30 years
      Price: ₹13,500 a panel
      Cells: 144 half cells, N-type TOPCon, glass on both sides
      Size: 2,278 × 1,134 × 30 mm
      Weight: 32 kg
      Loss in heat: 0.29 % for each degree above 25 °C
      Open-circuit voltage: about 51 V
      Short-circuit current: about 14.3 A
      Mechanical load: 5,400 Pa in front, 2,400 Pa behind
      At the end of the warranty: 87 % of the rated power
      Product warranty: 12 years
      Certificates: BIS, ALMM List-I; cells on List-II
    `),
    detailImage1: 'studio-panel',
    detailImage2: 'macro-clamp'
  },
  {
    productName: 'On Grid / Hybrid Inverter, 3 to 10 kW',
    category: 'Inverters',
    productImage: 'studio-hybrid-inverter',
    description: unwrap(`
      Converts the direct current of the panels into the current of your house. Choose on-grid for the lowest cost, or
      hybrid if a battery should carry some loads through power cuts.
    `),
    detailText: unwrap(`
      An on-grid inverter works together with the grid supply. It has two MPPT inputs, so that a roof with two
      directions or a shaded corner does not pull down the rest. Its best efficiency is about 98 per cent. The case is
      rated IP65 and hangs on a shaded outside wall.

      ## In a power cut

      In a power cut an on-grid inverter switches off, even at noon. This surprises many owners, but it protects the
      lineman who works on the wires, and the rules require it.

      ## The hybrid version

      If you want lights and fans in a power cut, choose the hybrid version. It has a separate output for essential
      loads and a connection for a 48 V lithium battery. It changes over in about 10 to 20 milliseconds, so most
      computers do not restart. You may buy the hybrid inverter now and the battery later.

      ## Monitoring and warranty

      Both have Wi-Fi monitoring, arc and earth-fault detection and BIS registration. The manufacturer's warranty is 8
      years and can be extended to 10. We fit a surge protector and a switch on both sides, and stock spare units of
      each size in Pune.

      ## Where it hangs

      Give the inverter shade and about 10 cm of air on each side. Every extra ten degrees shortens the life of its
      capacitors.
    `),
    facts: lines(`
      Power: 3 to 10 kW
      Efficiency: 98 %
      Warranty: 8 years
      Price: from ₹32,000
      Warranty extended: 10 years
      Supply: single phase, from 5 kW also three phase
      Inputs: 2 with MPPT
      Protection: IP65, arc and earth fault
      In a power cut, on-grid: switches off
      In a power cut, hybrid: essential loads in 10 to 20 milliseconds
      Battery of the hybrid: 48 V lithium, also later
      Monitoring: Wi-Fi
      Place: shaded outside wall, 10 cm of air on each side
      Certificates: BIS
    `),
    detailImage1: 'studio-hybrid-inverter',
    detailImage2: 'macro-connector'
  },
  {
    productName: 'Off Grid Inverter, 2 to 5 kVA',
    category: 'Inverters',
    productImage: 'studio-off-grid-inverter',
    description: unwrap(`
      For farmhouses and villages with long power cuts or no supply. It charges the battery from the sun first, and from
      the grid or a generator only when the sun is not enough.
    `),
    detailText: unwrap(`
      An off-grid inverter makes its own supply. It takes power from the panels, stores it in a battery and gives the
      house a clean sine wave of 230 V, with or without a grid connection.

      ## Which size

      The size depends on what runs at the same time. Add the watts of lights, fans, television, refrigerator and mixer.
      A refrigerator takes several times its rated power for a second when it starts, and a small pump takes even more.
      As a guide, 2 kVA is enough for a small house with a refrigerator, 3 kVA for a half-HP pump as well, and 5 kVA for
      a farmhouse with a one-HP pump and a washing machine. Room coolers are fine. Air conditioners and geysers need a
      larger system.

      ## Three modes

      The built-in charge controller is of the MPPT type. A button chooses between three modes: sun first, battery first
      or grid first. The display shows the battery in per cent, the power in watts and faults in plain words.

      ## Which battery

      It works with tubular lead-acid and with lithium batteries. Their charging settings differ, so tell us before you
      change from one to the other.

      ## Without the grid

      Off-grid systems do not feed the grid, so they need no net meter. PM Surya Ghar does not cover them: it is for
      homes connected to the grid. The warranty is 5 years, with repair in our own workshop.
    `),
    facts: lines(`
      Power: 2 to 5 kVA
      Output: 230 V
      Warranty: 5 years
      Price: from ₹24,000
      Waveform: sine
      Battery: tubular lead-acid or lithium
      Charge controller: MPPT
      Order of sources: sun, battery or grid first
      Backup source: grid or generator
      Display: battery in per cent, power in watts, faults in words
      Grid connection: not needed, no net meter
      Repair: in our own workshop
    `),
    detailImage1: 'studio-off-grid-inverter',
    detailImage2: null
  },
  {
    productName: 'LiFePO4 Battery, 5 kWh',
    category: 'Batteries',
    productImage: 'studio-battery',
    description: unwrap(`
      A lithium iron phosphate battery in a metal case, for hybrid and off-grid inverters. One battery keeps lights,
      fans, Wi-Fi and a refrigerator running for about six to eight hours.
    `),
    detailText: unwrap(`
      The battery stores 5.12 kWh at 51.2 V. We plan with 90 per cent of that, because a battery that is never emptied
      lasts longer. Up to six batteries can be joined.

      ## How long it lasts in a power cut

      Four fans and eight LED lights take about 300 W, a refrigerator 100 W on average, a television and Wi-Fi another
      100 W. That is half a unit an hour, and the battery lasts about nine hours. With a pump or a mixer now and then,
      expect six to eight.

      ## Lithium iron phosphate

      Lithium iron phosphate is a stable chemistry. It contains no cobalt, withstands heat better than phone batteries
      and needs no water. The built-in management system monitors each cell and switches off before any damage. The
      manufacturer states 6,000 cycles at 25 °C down to 80 per cent of capacity. In a hot room it will be fewer, so we
      install the battery indoors, away from the kitchen, and never on a terrace.

      ## Beside a lead-acid battery

      Compared with tubular lead-acid, it costs about twice as much, takes a third of the space and lasts two to three
      times as long. Where power cuts are short and rare, a lead-acid battery may be the better buy.

      ## Warranty and recycling

      The warranty is 10 years, with a limit on the total units. At the end of its life we take the battery back for
      recycling, as the Battery Waste Management Rules require.
    `),
    facts: lines(`
      Energy: 5.12 kWh
      Life: 6,000 cycles
      Warranty: 10 years
      Price: from ₹1,10,000
      Planned with: 4.6 kWh, 90 % of its energy
      Voltage: 51.2 V
      Capacity: 100 Ah
      Chemistry: lithium iron phosphate, no cobalt
      Capacity after 6,000 cycles: 80 % at 25 °C
      Together: up to 6 batteries, 30.7 kWh
      Carries: lights, fans, Wi-Fi and a refrigerator for 6 to 8 hours
      Management: each cell watched, switches off by itself
      Place: indoors, away from the kitchen
      End of life: taken back for recycling
    `),
    detailImage1: 'battery',
    detailImage2: null
  },
  {
    productName: 'Solar Pump, 5 HP',
    category: 'Pumps',
    productImage: 'studio-pump',
    description: unwrap(`
      A submersible AC pump with controller and 4.8 kW of panels. It waters the field in daylight, without diesel and
      without waiting for the night supply. We also stock 3 and 7.5 HP.
    `),
    detailText: unwrap(`
      The pump starts slowly in the morning, runs at full speed around noon and stops in the evening. The controller
      matches the motor speed to the sunshine: when a cloud passes, the flow drops but does not stop.

      ## How much water

      On a clear day expect about 90,000 litres from a total head of 50 metres, and about 1,50,000 litres from 30
      metres. This is the minimum that the Ministry of New and Renewable Energy asks of an AC pump with 4.8 kW of
      panels. Total head is more than the depth of the well: it is the water level in May, plus the height of the tank,
      plus the friction of the pipe. We measure it before we choose the pump, because a pump for the wrong head gives
      little water and soon wears out.

      ## Motor and controller

      The motor is stainless steel, water-filled and easy to rewind. The controller protects it against dry running,
      overload and a wrong phase. Outside the irrigation season it can run a chaff cutter or a flour mill, if you order
      the controller with that option.

      ## Panels in the field

      The panels stand on galvanised frames on two or three concrete foundations, too high for goats to climb and low
      enough to wash with a pole. All bolts above ground are of the anti-theft kind.

      ## The scheme

      In Maharashtra the scheme is Magel Tyala Saur Krushi Pump Yojana, part of PM-KUSUM. You apply on MSEDCL's portal
      (mahadiscom.in). You pay 10 per cent of the price, SC and ST farmers pay 5 per cent, and the central and state
      governments pay the rest. Up to 2.5 acres you can get 3 HP, up to 5 acres 5 HP, above that 7.5 HP. You need an
      assured source of water and no electricity connection for a farm pump. We help you with the application, and we
      also supply without a scheme.

      ## Warranty

      The pump and controller have a warranty of 5 years, with one service visit a year in that time.
    `),
    facts: lines(`
      Motor: 5 HP
      Panels: 4.8 kW
      Water a day from 50 m: 90,000 litres
      Price: from ₹2,90,000 with panels
      Water a day from 30 m: 1,50,000 litres
      Also in stock: 3 HP and 7.5 HP
      Pump: submersible, AC, stainless steel
      Winding: water-filled, easy to rewind
      Protection: dry running, overload, wrong phase
      Frame: galvanised, anti-theft bolts
      Scheme: Magel Tyala Saur Krushi Pump (PM-KUSUM)
      Farmer pays: 10 %, SC and ST farmers 5 %
      Warranty: 5 years, one service visit a year
    `),
    detailImage1: 'solar-pump',
    detailImage2: 'macro-controller'
  },
  {
    productName: 'LED Street Light, 60 W',
    category: 'Lights',
    productImage: 'studio-street-light',
    description: unwrap(`
      A street light for lanes and village roads on poles of 6 to 8 metres. It gives 8,400 lumens at 60 W, is rated IP66
      against dust and rain, and its surge protector can be replaced on the pole.
    `),
    detailText: unwrap(`
      At 140 lumens per watt, 60 W can replace an old sodium light of 150 W on many lanes. Whether it does on yours, a
      lux calculation shows: it takes your pole height, spacing and road width, and you get it with the quotation. The
      lens throws the light along the road, not into bedrooms.

      ## On long rural lines

      On long rural lines LED lights seldom fail from age. They fail from wrong voltage. So the driver works from 120 to
      300 V, switches off above that and restarts by itself. A separate 10 kV surge protector takes the surge of a
      nearby lightning strike. When its window turns dark, only the protector is replaced.

      ## Body and light

      The body is die-cast aluminium with a powder coat. The light is rated IP66, and the glass is impact-rated IK08.
      The colour is 4,000 K, a neutral white. A warmer one of 3,000 K can be ordered for temple squares and gardens.

      ## Repair

      The light carries BIS registration, and you get the LM-79 test report with each lot. The driver and the LED board
      are separate parts, fixed with screws, and we stock both for at least ten years.

      ## Warranty and options

      The warranty is 5 years. A photocell or a timer is an option. For places without a power line there is a solar
      version with its own panel and LiFePO4 battery.
    `),
    facts: lines(`
      Power: 60 W
      Light: 8,400 lm
      Warranty: 5 years
      Price: ₹4,200
      Efficacy: 140 lm/W
      Poles: 6 to 8 m
      Colour: 4,000 K; 3,000 K to order
      Supply: 120 to 300 V
      Protection: IP66, glass IK08
      Surge protector: 10 kV, replaced on the pole
      Body: die-cast aluminium, powder-coated
      Replaces: sodium light of 150 W, after a lux calculation
      Certificates: BIS, LM-79 report with each lot
      Options: photocell, timer, solar version
      Spare parts: at least 10 years
    `),
    detailImage1: 'studio-street-light',
    detailImage2: 'macro-lenses'
  },
  {
    productName: 'LED Flood Light and High Mast, 200 W',
    category: 'Lights',
    productImage: 'studio-flood-light',
    description: unwrap(`
      Flood lights of 200 W for yards, grounds and market squares: one on a wall, or six to twelve on a high mast of
      12.5 to 25 metres. Planned, erected and commissioned by our own crew.
    `),
    detailText: unwrap(`
      One flood light gives 26,000 lumens. There are three lenses: narrow for tall masts, wide for walls, and one-sided
      for edges where the neighbour's window begins. The tilt is read on a scale, so that a light taken down for repair
      goes back at the same angle.

      ## Before a high mast stands

      Before we quote for a high mast, the soil is tested to the depth of the footing, and the foundation is designed
      for the wind speed of the district. The mast is galvanised steel, in sections that slide into one another. A winch
      inside the base lowers the ring with the lights on steel ropes, so nobody climbs to change a light.

      ## Erecting it

      We erect with a crane, usually in one day, after the concrete has cured for three to four weeks. Commissioning
      covers the earth resistance, the insulation, the current of each phase, the winch brake and a measured grid of
      light levels on the ground. You get all results in writing.

      ## Surges and switching

      Each light has a 10 kV surge protector, and the feeder pillar has a larger one. A timer divides the lights into
      two groups, so that half can be switched off after eleven at night. That halves the units of those hours.

      ## Annual contract and warranty

      An annual contract covers two visits: ropes and winch, bolts and door seal, lights and earthing. The warranty is 5
      years on the lights and 2 years on the winch.
    `),
    facts: lines(`
      Power: 200 W
      Light: 26,000 lm
      Masts: 12.5 to 25 m
      Price: from ₹11,500 a light
      Efficacy: 130 lm/W
      Lights on a mast: 6 to 12
      Lenses: narrow, wide, one-sided
      Mast: galvanised steel, in sections, winch in the base
      Surge protector: 10 kV in each light
      Timer: two groups, half off at night
      Erection: one day by crane, after 3 to 4 weeks of curing
      Service: two visits a year
      Warranty: 5 years on the lights, 2 years on the winch
    `),
    detailImage1: 'high-mast',
    detailImage2: null
  },
  {
    productName: 'Small Wind Turbine, 3 kW',
    category: 'Wind turbines',
    productImage: 'studio-wind-turbine',
    description: unwrap(`
      For open sites with steady wind: farm hills, coasts and ridges. It starts at 3 m/s and adds units in the monsoon
      and at night, when solar panels generate little or nothing.
    `),
    detailText: unwrap(`
      A small turbine is a good partner for solar on a windy site, and wasted money on a calm one. The power in the wind
      grows with the cube of its speed: at half the wind there is an eighth of the power. So we measure first.

      ## A year of measuring

      A mast with an anemometer stands on your site for a year, and we compare its record with that of the nearest
      weather station. At an average of 5 m/s at hub height, expect 250 to 350 units a month over the year. Below 4.5
      m/s we do not sell the turbine.

      ## Rotor and generator

      The rotor has three blades and a diameter of 4.2 metres. A permanent-magnet generator sits directly on the shaft,
      so there is no gearbox and no oil. In strong wind the rotor turns out of the wind by itself, and an electric brake
      holds it for service. It is designed for gusts of 50 m/s.

      ## The mast

      The mast of 15 or 18 metres tilts down with a hand winch for the yearly service. It needs open ground of its own
      height on every side, and trees and houses should be at least 150 metres away in the main wind direction. We do
      not fix turbines to house roofs: the wind there is rough, and the walls carry the noise.

      ## Battery, meter and warranty

      The controller charges a 48 V battery. With a suitable inverter the turbine and the panels can share one meter,
      once MSEDCL has agreed. The warranty is 5 years. Service is once a year: bolts, blades, cable twist, brake and
      earthing.
    `),
    facts: lines(`
      Power: 3 kW
      Rotor: 4.2 m
      Starts at: 3 m/s
      Price: from ₹4,20,000 with mast
      Units a month at 5 m/s: 250 to 350
      Blades: 3
      Generator: permanent magnet, no gearbox, no oil
      Mast: 15 or 18 m, tilts down by hand winch
      Gusts: up to 50 m/s
      In strong wind: turns out of the wind by itself
      Brake: electric
      Battery: 48 V
      Open ground: the mast's own height on every side
      Wind measured first: one year
      Warranty: 5 years
    `),
    detailImage1: 'place-wind-turbine',
    detailImage2: null
  }
] as const
