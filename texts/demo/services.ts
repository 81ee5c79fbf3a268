import { unwrap } from './unwrap.ts'

/** The demo company's services, in the order of the service links. */
export const demoServices = [
  {
    serviceName: 'Solar Solutions',
    serviceImage: 'roof-1030',
    description: unwrap(`
      Rooftop solar for homes and housing societies: site visit, design, installation, net meter and subsidy application
      by one team. A 3 kW system generates about 350 to 400 units a month.
    `),
    detailText: unwrap(`
      ## What we look at first

      We start on your roof. An engineer measures the free area, checks for shade from tanks, trees and neighbouring
      buildings, and follows the wiring from the terrace to the meter. We also ask for twelve months of bills, because
      the right size depends on what you use, not on how large the roof is.

      ## Subsidy

      Under PM Surya Ghar a home receives ₹30,000 for 1 kW, ₹60,000 for 2 kW and ₹78,000 for 3 kW and above. Housing
      societies receive ₹18,000 per kW for common services, up to 3 kW for each house. The scheme runs until 31 March
      2027 (source: pmsuryaghar.gov.in, November 2026). The money is paid to your bank account after the system is
      inspected. We fill in the application with you. You sign it, and you keep the password.

      ## Size and price

      Most homes need 2 to 5 kW. A 3 kW system needs about 300 square feet of roof without shade. It usually costs
      ₹1,50,000 to ₹2,10,000 before subsidy, GST included. Raised structures, long cables and battery backup are extra,
      and the quotation lists each of them.

      ## Installation and net meter

      The installation takes two to four days for a house. The structure is hot-dip galvanised steel. AC and DC cables
      run in separate pipes, each side has a surge protector and a switch, and the panels have their own earth pit.
      MSEDCL (Mahavitaran) inspects the system and installs the net meter, usually within three weeks. We follow up the
      application and tell you where it stands.

      ## What you get at handover

      At handover you get the drawing, the warranty documents, the test sheet, and an app or display that shows each
      day's units. We come back once in the first year to tighten, test and clean, free of charge.
    `),
    detailImage1: 'roof-1030',
    detailImage2: 'macro-clamp'
  },
  {
    serviceName: 'Wind Turbine System',
    serviceImage: 'wind-evening',
    description: unwrap(`
      Inspection, service and repair of wind turbines on the hills of Maharashtra, and small turbines for sites where a
      year of wind data shows that they pay back.
    `),
    detailText: unwrap(`
      ## Every make, 225 kW to 2 MW

      Most of our wind work is keeping existing turbines running. We service turbines from 225 kW to 2 MW, of every
      make, even if its manufacturer has closed down.

      ## Two visits a year

      A service contract covers two planned visits a year. The long visit comes between January and March: gearbox oil
      sample, filters, pitch and yaw bearings, brake, bolt tension, generator alignment and control cabinets. A crew of
      four needs one day for a machine up to 600 kW, and two or three days for a larger one. The short visit comes in
      May, before the monsoon, and takes one day: blades, lightning path, anemometer and wind vane, battery packs and
      the safety chain. After each visit you get a report with a photo of every point, and a list of what will need
      money in the next two years.

      ## After a stoppage

      After an unplanned stoppage our engineer reads the fault log first, so that the crew carries the right part up the
      tower. For a common fault such as a pitch battery, a yaw sensor or a contactor, a crew is normally on site the
      next working day, if the wind allows climbing. In strong wind nobody climbs.

      ## Blades, gearbox, generator

      We repair blades from ropes or a platform: leading edges, cracks, drain holes and lightning receptors. We plan
      gearbox and generator replacement with a crane contractor, and show you the lifting plan before the crane is
      booked.

      ## Small turbines

      We also advise owners of small sites. A turbine of 1 to 5 kW needs an average wind speed of about 5 m/s at hub
      height and open land around the mast. We measure for a year before you decide. Most town roofs do not have enough
      wind, and there we suggest solar.
    `),
    detailImage1: 'wind-evening',
    detailImage2: null
  },
  {
    serviceName: 'Renewable Energy',
    serviceImage: 'place-wind-turbine',
    description: unwrap(`
      Planning for farms, schools and small industries that want more of their power from sun and wind: load study,
      choice of system, approvals and a clear statement of the costs.
    `),
    detailText: unwrap(`
      ## Who it is for

      Some clients know what they want to buy. Others know only that the bill is too high, or that the pump runs dry at
      the wrong hour. This service is for the second group.

      ## Two weeks of measuring

      We begin with the load. For two weeks a small recorder in your panel board notes how much power you use every 15
      minutes. It shows what the monthly bill hides: the compressor that runs at night, the pump that starts at the most
      expensive hour, the standby load on Sundays.

      ## The options

      Then we compare the options. Solar on the roof suits work done in daylight. Solar on spare land suits larger
      loads, but needs fencing, a cable route and often an approval. Wind adds units in the monsoon and at night, where
      the site has the wind. A battery makes sense where power cuts stop work. Sometimes saving a unit is cheaper than
      generating one: then new motors, LED lights or a timer come first.

      ## The report and its price

      You get a report of about ten pages. It gives the expected units by month, the price of each option, its yearly
      service, the permissions it needs and the payback time. Where we are not sure, we give a range and the reason. A
      study for a school or a workshop costs ₹15,000 to ₹40,000. If you then build with us, the fee comes off the price.

      ## Yours to show

      The report is yours. You may show it to other bidders, so that all quotations are based on the same drawing.
    `),
    detailImage1: 'turbine-hub',
    detailImage2: null
  },
  {
    serviceName: 'Repair & Maintenance',
    serviceImage: 'hybrid-inverter',
    description: unwrap(`
      Maintenance and repair of solar systems, wind turbines and LED lighting of any brand, whether or not we installed
      them: one-off or under an annual contract.
    `),
    detailText: unwrap(`
      ## What fails

      A solar system has no moving parts, but it stands in sun, dust, rain and lightning for 25 years. The glass seldom
      fails. The usual faults are a connector that was not pressed home, a surge protector used up by the last storm, a
      dry earth pit, or the fan of the inverter.

      ## A visit to a home

      A maintenance visit to a home takes about two hours. We clean the panels with soft water, tighten the clamps,
      measure each string, test the earth resistance, check the surge protectors and download the inverter's log. On
      larger plants we add a thermal camera, which shows hot cells and warm joints that the eye cannot see. You get one
      sheet: what was measured, what is good, what is not, and what the repair costs.

      ## Repairs

      For repairs, call us or send a photo of the inverter's display. Many faults can be cleared on the phone. When a
      visit is needed, we aim to come within two working days in and around Pune, and within four in the other districts
      we serve. If an inverter must go to the workshop, contract clients get a spare one for that time.

      ## Prices

      | Work | Price |
      | --- | --- |
      | One visit, home of up to 5 kW | ₹1,200 plus parts |
      | Annual contract: four cleanings, two inspections | about ₹1,000 per kW, at least ₹4,000 |
      | Street lights, high masts, wind turbines | quoted after we have seen them |

      ## Warranty and old parts

      We claim parts under warranty from the manufacturer and do the paperwork. We show you the old parts. Broken
      panels, lights and batteries go to an authorised recycler.
    `),
    detailImage1: 'macro-earth-pit',
    detailImage2: null
  },
  {
    serviceName: 'Global Optimization',
    serviceImage: 'street-lights',
    description: unwrap(`
      We find the units that your existing system loses, in solar, wind, street lights and flood lights, and start with
      the cheapest remedy.
    `),
    detailText: unwrap(`
      ## Units that get lost

      Many systems generate less than they could, and nobody notices, because they still generate something. We check
      the whole chain, from the panel, blade or light to the meter, and list the losses by size.

      ## Solar

      For solar we compare each string with its neighbour and with the sunshine of the same day. The usual causes are
      dust on the lower edge, a tree that has grown, one weak panel that holds back its string, an inverter that
      switches off at noon because the grid voltage is high, and cables that are too thin. Cleaning and a changed
      setting come first. New parts come last.

      ## Wind

      For wind we compare the power curve with the measured wind. A wind vane that has turned eight degrees on its
      bracket costs about three units in every hundred, and an hour's work puts it right.

      ## Street and flood lights

      For street and flood lights we count the watts and measure the light on the ground. An LED light of 90 to 120 W
      often replaces an old one of 250 W; a lux calculation shows which one your road needs. We repair and modify LED
      lights of any brand, erect and commission high mast poles, and maintain them under an annual contract. Drivers,
      surge protectors and seals can be replaced without buying a whole light.

      ## Three steps, and their price

      The work takes three steps. In the first week we measure. In the second we give you the list, each line with its
      cost and the units it brings back. Then you choose. The survey costs ₹2,500 to ₹15,000 and
      comes off the price of a remedy that you order from us. After three months we measure again at the same points.
      What did not improve is reported too, and you do not pay for it.
    `),
    detailImage1: 'high-mast',
    detailImage2: 'macro-lenses'
  },
  {
    serviceName: 'Commercial Services',
    serviceImage: 'factory-roof',
    description: unwrap(`
      Solar, backup power and LED lighting for offices, schools, hospitals, factories and shops, planned around working
      hours and the rules for commercial connections.
    `),
    detailText: unwrap(`
      ## Price and payback

      | A plant of 50 kW | |
      | --- | --: |
      | Price, GST included | ₹21,00,000 to ₹27,50,000 |
      | Generates in a year | about 72,000 units |
      | Worth, at ₹13 a unit | about ₹9,36,000 a year |
      | Pays for itself, before depreciation | in 2 to 3 years |
      | From order to commissioning | 10 to 14 weeks |
      | Of these, work on your roof | 2 or 3 weeks |

      We begin with your tariff and your working hours. Work done by day uses solar power at once, and that saves most.
      Units that a commercial connection exports in solar hours are credited against solar hours only (MERC, since July
      2025), so we size the plant to your daytime load. Fixed charges and demand charges stay on the bill, and our
      estimate shows them.

      ## The roof

      Metal-sheet roofs are first checked by a structural engineer, who says which bays can carry the load and how to
      fix the rails without leaks. On concrete roofs we use ballast or chemical anchors and keep clear of the
      waterproofing. Walkways stay free for cleaning and fire access.

      ## Approvals

      Above the limit for a simple application, MSEDCL asks for a study, protection relays and an inspection by the
      Electrical Inspector. We draw the single-line diagram, file the documents and attend the inspection.

      ## Subsidy and tax

      Plants on commercial connections do not receive the PM Surya Ghar subsidy, which is for homes and housing
      societies only. Like every net-metered plant commissioned since 1 June 2026 they need panels and cells from the
      ALMM lists. Ask your accountant about depreciation and input tax credit. We supply the invoices in the form they
      need.

      ## Battery and lighting

      Hospitals, clinics and shops with cold storage often add a battery for the loads that must not stop. For yards,
      car parks and gates we plan LED flood lights and high masts with a drawing that shows the light level on the
      ground.

      ## After handover

      Each plant is handed over with a maintenance plan. A monthly report by e-mail compares the units generated with
      the units promised, and gives the reason when they differ.
    `),
    detailImage1: 'factory-roof',
    detailImage2: null
  }
] as const
