import { unwrap } from './unwrap.ts'

/** What the company does, in the order of the service links. */
export const demoServices = [
  {
    serviceName: 'Solar Solutions',
    serviceImage: 'roof-array',
    description: unwrap(`
      Rooftop solar for homes and housing societies: site visit, design, installation, net meter and subsidy papers from
      one team. A 3 kW roof makes about 350 to 400 units a month.
    `),
    detailText: unwrap(`
      We start on your roof. An engineer measures the free area, looks for shade from tanks, trees and neighbours, and
      checks the wiring from the terrace to the meter. We also ask for twelve months of bills, because the right size
      depends on what you use and not on how large the roof is.

      Most homes need 2 to 5 kW. A 3 kW plant takes about 250 to 300 square feet of roof without shade. It usually
      costs ₹1,50,000 to ₹2,10,000 before subsidy. Raised frames, long cables and battery backup come on top, and the
      quotation lists them one by one.

      Under PM Surya Ghar a home may receive ₹30,000 for 1 kW, ₹60,000 for 2 kW and ₹78,000 for 3 kW and above. Housing
      societies may receive ₹18,000 per kWp for common services. The money is paid to your own bank account after the
      plant is inspected. We fill in the application with you. You sign it, and you keep the password.

      The installation itself takes two to four days for a house. The frames are hot-dip galvanised steel. AC and DC
      cables run in separate pipes, each side has a surge protector and a switch, and the panels have their own earth
      pit. The net meter comes from the DISCOM, and that can take some weeks. We follow the file and tell you where it
      stands.

      At handover you get the drawing, the warranty papers, the test sheet and an app or display that shows each day's
      units. We come back once in the first year to tighten, test and clean, at no charge.
    `),
    detailImage1: 'town-terrace',
    detailImage2: 'roof-tanks'
  },
  {
    serviceName: 'Wind Turbine System',
    serviceImage: 'wind-ridge',
    description: unwrap(`
      Inspection, servicing and repair of wind turbines on the ridges of Maharashtra, and small turbines for sites where
      a year of wind data says they will pay.
    `),
    detailText: unwrap(`
      Most of our wind work is keeping existing machines running. We look after turbines from 225 kW to 2 MW, of makes
      whose builders still supply parts and of makes whose builders have closed.

      A service contract covers two planned visits a year. In the dry months we do the long one: gearbox oil sample,
      filters, pitch and yaw bearings, brake, bolt tension, generator alignment and the electrical cabinets. Before the
      monsoon we do the short one: blades, lightning path, anemometer and wind vane, battery packs and the safety
      chain. You get a report with photographs of each point and a list of what will need money in the next two years.

      Unplanned stops are handled from the log. Our engineer reads the alarm history first, so that the crew carries
      the right part up the tower. For a common fault such as a pitch battery, a yaw sensor or a contactor, a crew is
      normally on site the next working day when the wind allows climbing. We do not climb when it does not.

      Blade work is done from ropes or a platform: leading-edge repair, crack repair, drain holes and lightning
      receptors. Gearbox and generator exchange is planned with a crane contractor, and the lifting plan is shown to
      you before the crane is booked.

      We also advise owners of small sites. A turbine of 1 to 5 kW needs a mean wind speed of about 5 m/s at hub height
      and clear land around the mast. Most town roofs do not have this, and there we suggest solar.
    `),
    detailImage1: 'wind-evening',
    detailImage2: 'turbine-hub'
  },
  {
    serviceName: 'Renewable Energy',
    serviceImage: 'park-and-hills',
    description: unwrap(`
      Planning for farms, schools and small industries that want more of their power from the sun and the wind: load
      study, choice of plant, approvals and a plain account of the costs.
    `),
    detailText: unwrap(`
      Some clients know what they want to buy. Others know only that the bill is too high, or that the pump runs dry at
      the wrong hour. This service is for the second group.

      We begin with the load. For two weeks a small recorder in your panel board notes how much power is used in every
      quarter of an hour. It shows what the monthly bill hides: the compressor that runs at night, the pump that starts
      at the costliest hour, the standby load on Sundays.

      Then we compare ways to serve that load. Solar on the roof suits work that is done in daylight. Solar on spare
      land suits larger loads, but needs fencing, a cable route and often an approval. Wind adds units in the monsoon
      and at night, where the site has wind. A battery makes sense where power cuts stop work. Sometimes the cheapest
      unit is the one not used, and new motors, LED lamps or a timer come first.

      You get a report of about ten pages. It gives the expected units by month, the price of each choice, the yearly
      care it needs, the permissions it takes and how long the money needs to come back. Where we are unsure, we give a
      range and say why. A study for a school or a workshop costs ₹15,000 to ₹40,000. If you then build with us, the fee
      is taken off the price.

      The report is yours. You may ask others to quote from it, and many clients do. We prefer to be compared on the
      same drawing.
    `),
    detailImage1: 'park-low-sun',
    detailImage2: 'turbine-pair'
  },
  {
    serviceName: 'Repair & Maintenance',
    serviceImage: 'hybrid-inverter',
    description: unwrap(`
      Care and repair for solar plants, wind turbines and LED lighting of any brand, whether or not we built them, by
      single visit or by yearly contract.
    `),
    detailText: unwrap(`
      A solar plant has no moving parts, but it stands in sun, dust, rain and lightning for 25 years. What fails is
      seldom the glass. It is the connector that was not pressed home, the surge protector that did its duty in the
      last storm, the earth pit that dried out, the fan of the inverter.

      A maintenance visit to a home takes about two hours. We clean the panels with soft water, tighten the clamps,
      measure each string, test the earth resistance, read the surge protectors and download the inverter's log. On
      larger plants we add a thermal camera, which shows hot cells and warm joints that the eye cannot see. You get one
      sheet: what was measured, what is good, what is not, what it costs.

      For repairs, call or send a photograph of the inverter's display. Many faults are cleared on the telephone. When
      a visit is needed, we aim to come within two working days in and around Pune, and within four elsewhere in the
      districts we serve. If an inverter must go to the workshop, contract clients get a spare one for that time.

      A single visit to a home of up to 5 kW costs ₹1,200 plus parts. A yearly contract with four cleanings and two
      inspections costs about ₹1,000 per kW, with a minimum of ₹4,000. Street lights, high masts and wind turbines are
      quoted after we have seen them.

      Parts under warranty are claimed from the maker, and we do the paperwork. Old parts are shown to you. Broken
      panels, lamps and batteries go to an authorised recycler.
    `),
    detailImage1: 'mounting-frames',
    detailImage2: 'roof-edge'
  },
  {
    serviceName: 'Global Optimization',
    serviceImage: 'street-lights',
    description: unwrap(`
      We take the plant that you already have and find the units it is losing, in solar, in wind and in street and flood
      lighting, and put the cheapest remedy first.
    `),
    detailText: unwrap(`
      Many plants make less than they could, and nobody notices, because they still make something. This service looks
      at the whole chain, from the panel, blade or lamp to the meter, and lists the losses by size.

      For solar we compare each string with its neighbour and with the sunshine of the same day. The usual finds are
      dust on the lower edge, a tree that has grown, one weak panel that holds back its string, an inverter that
      switches off at noon because the grid voltage is high, and cables that are too thin. Cleaning and a changed
      setting come first. New parts come last.

      For wind we compare the power curve with the wind that was measured. A vane that has turned on its bracket by
      eight degrees costs a few units in every hundred, and an hour's work puts it right.

      For street and flood lights we count the watts and measure the light on the ground. Old lamps of 250 W can often
      be replaced by LED of 90 to 120 W with the same light where it is needed. We repair and modify LED lights of any
      brand, erect and commission high mast poles, and keep them under yearly contract. Drivers, surge protectors and
      seals can be changed without buying the whole lamp.

      The work runs in three steps. In the first week we measure. In the second we write the list, each line with its
      cost and the units it brings back. Then you choose. After three months we measure again at the same points and
      show both figures side by side, including those that did not improve.
    `),
    detailImage1: 'panels-and-track',
    detailImage2: 'turbine-far'
  },
  {
    serviceName: 'Commercial Services',
    serviceImage: 'factory-roof',
    description: unwrap(`
      Solar, backup power and LED lighting for offices, schools, hospitals, factories and shops, planned around working
      hours and the rules for commercial connections.
    `),
    detailText: unwrap(`
      A business looks at solar as it looks at a machine: what it costs, what it brings, what happens when it stops. So
      we begin with your tariff and your hours. Work that is done by day uses solar power at once, and that saves most.
      Fixed charges and demand charges stay on the bill, and our estimate leaves them there.

      Sheet-metal roofs come first to a structural engineer, who says which bays can carry the load and how to fix rails
      without making the roof leak. On concrete roofs we use ballast or chemical anchors and keep clear of the
      waterproofing. Walkways stay free, so that cleaning and fire access remain possible.

      For plants above the limit for a simple application, the DISCOM asks for a study, protection relays and an
      inspection of the electrical installation. We draw the single-line diagram, file the papers and attend the
      inspection. From order to commissioning a 50 kW plant commonly takes ten to fourteen weeks. Two or three weeks of
      that are work on your roof.

      Plants on commercial connections do not receive the PM Surya Ghar subsidy. It is for homes and residential
      societies only. Ask your accountant about depreciation and input tax. We supply the invoices in the form they
      need.

      Hospitals, clinics and shops with cold storage often add a battery for the loads that must not stop. For yards,
      car parks and gates we plan LED flood lights and high masts with a drawing that shows the light level on the
      ground.

      Each plant is handed over with a maintenance plan. A monthly report by e-mail compares the units made with the
      units promised, and names the reason when they differ.
    `),
    detailImage1: 'high-bay',
    detailImage2: 'high-mast'
  }
] as const
