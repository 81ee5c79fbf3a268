import { unwrap } from './unwrap.ts'

/** The article behind each news card. */
export const demoNewsDetail = [
  {
    news_id: 1,
    description: unwrap(`
      The question we hear most is a short one: how many units will my roof generate? For a 3 kW system in Maharashtra
      the honest answer is 350 to 400 units a month, as an average over the year. Behind it stands a typical yield of
      about 120 units a month for each kilowatt.

      | Month on average | July or August | Each kilowatt, monthly |
      | :-- | --: | --: |
      | 350 to 400 units | 230 to 280 units | about 120 units |

      ## Units month by month

      The average is what counts. From March to May the days are long and the sky is clear, and a good 3 kW system may
      pass 430 units in a month. In July and August, under monsoon cloud, the same system may give 230 to 280. Winter
      lies in between.

      > Judge a system by its year, not by its worst month.

      ## Shade, direction, heat, dust

      Four things change the figure:

      - Shade: a water tank, a stair room or a neighbour's new floor can cost more than everything else together, and
      even a shadow on one corner counts. We draw the shadows for December, when they are longest, before we place a
      panel.

      - Direction: panels that face south at a slope of 15 to 20 degrees do best over the year. East or west at a low
      slope loses about 5 to 10 units in a hundred. Often that is cheaper than tall frames that turn the panels south.

      - Heat: on a May afternoon the glass may reach 65 °C, and the panel then gives about an eighth less than its rated
      power. Air must pass behind it: 10 cm of space is the least, and more is better.

      - Dust: without rain or washing it can take a tenth of the units in a few weeks.

      ## Saving on the bill

      In rupees, the saving depends on your slab. Solar takes away the units of the highest slab first, and those are
      the most expensive. So a family with a large bill saves more with each unit than a family with a small one. Fixed
      charges stay on the bill.

      ## Check it yourself

      You can check your system without any tool.

      1. On the first of each month, note the total on the inverter's display.

      2. Divide the month's units by the kilowatts of your system.

      3. Compare: over a year, 115 to 135 for each kilowatt is normal.

      If a clear month between February and May brings less than 100, something is wrong, and it is worth a call.
    `),
    video: null,
    image1: 'roof-1200',
    image2: null,
    image3: null
  },
  {
    news_id: 2,
    description: unwrap(`
      From January to March the wind on the hills of Satara is weak, and a stopped machine loses little. This is when
      our crews do the long yearly service. Owners who stand below for a day often ask what takes so long. So last
      February we wrote down one such day on a machine of 600 kW.

      ## 07:30

      Safety talk at the foot of the tower. The crew leader reads out the wind forecast. Above 12 metres per
      second at the hub nobody climbs. Each harness is checked by a second person, not only by its wearer.

      ## 08:00

      The machine is stopped, the rotor is locked, and the main switch gets a padlock. Its key stays in the
      leader's pocket until the last person is down.

      ## 08:45

      Two people are in the nacelle. They take the oil sample while the oil is warm, change the filter, and look
      into the gearbox with a camera on a thin cable. A tooth with a bright line on it is photographed and measured.

      ## 10:30

      Grease. Main bearing, yaw ring and blade bearings each get a weighed amount. Old grease that comes out is
      wiped off and checked for metal.

      ## 12:00

      One bolt in ten is tested with the torque wrench in the tower flanges, the hub and the yaw ring. If one
      turns, all bolts of that ring are tested. Each bolt gets a line of paint, so that the next crew sees any movement.

      ## 14:00

      On the ground, the other two clean the control cabinet, tighten the terminals and test the capacitors. They
      also measure the earth resistance of the foundation.

      ## 15:30

      Brake and safety chain. Emergency stop, overspeed and vibration switch are each triggered once. We never
      skip this test, even when the day runs late.

      ## 17:00

      The padlock comes off, the machine starts, and the crew watches it through three stops and starts.

      ## 18:15

      The owner and the crew leader sign the log book. The report with photos follows within a week. Its last
      page is the one that owners read first: what will need money in the next two years, and how much.
    `),
    video: null,
    image1: 'turbines-behind-hill',
    image2: null,
    image3: null
  },
  {
    news_id: 3,
    description: unwrap(`
      From December to May it hardly rains in most of Maharashtra. Dust settles on the panels, and after some weeks a
      tenth of the units may be missing. Beside an unpaved road, a brick kiln or a field at harvest it goes faster.

      | In town, dry season | Beside a dusty road | Water for 3 kW |
      | :-- | --: | --: |
      | every 2 to 3 weeks | every week | 10 to 15 litres |

      ## How often to wash

      In towns, every two to three weeks in the dry season is a good habit. Beside a dusty road, every week. In the
      monsoon the rain does most of the work. Then look at the lower edges once a month: mud collects there and shades
      the lowest row of cells.

      ## How to wash

      The method is simple:

      1. Wash before eight in the morning or after five in the evening, when the glass is cool.

      2. Use plain water and a soft brush or a sponge on a pole.

      3. Work from the top downwards.

      Ten to fifteen litres are enough for a 3 kW roof if the water is used well. Use soft water if you can. Hard
      borewell water leaves white marks that build up over the years. If you have nothing else, wipe the glass dry with
      a rubber blade.

      ## Costly mistakes

      Five mistakes cost more than the dust:

      - Cold water on hot glass at noon can crack it.

      - A pressure washer drives water into the frame and the connectors.

      - Washing powder leaves a film that holds the next dust.

      - A wire pad scratches the coating for good.

      - A person who steps on a panel breaks cells that nobody can see, until the output falls a year later.

      ## Your own safety

      Stay on the terrace and use a pole. If the panels can be reached only from the edge of the roof, leave the work to
      people with a harness. Do not touch cables or connectors, and stop if you see broken glass: the frame may be live.

      ## Compare two clear days

      To see whether washing pays on your roof, compare the units of a clear day before with those of a clear day after.
      If the difference is less than three in a hundred, wait longer next time. If it is more than eight, wash more
      often.
    `),
    video: null,
    image1: 'macro-wiped-glass',
    image2: null,
    image3: null
  },
  {
    news_id: 4,
    description: unwrap(`
      A wind turbine's gearbox holds between 100 and 400 litres of oil, and a new gearbox costs more than many small
      firms earn in a year. So once a year, on the long visit, we take a sample that fits into a tea glass and send it
      to a laboratory.

      | Oil in a gearbox | One oil sample | Good oil often lasts |
      | :-- | --: | --: |
      | 100 to 400 litres | once a year | 5 years or more |

      ## What the sheet says

      Four figures on the laboratory's sheet matter most:

      - Iron: a little is normal, because steel runs on steel. What counts is the change. If iron doubles between two
      samples, a bearing or a tooth has begun to wear, often months before anyone can hear it.

      - Copper: it comes from bearing cages and bushes. When copper rises and iron does not, we know where to point the
      camera.

      - Water: it enters through the breather when the machine cools at night in the monsoon. Water lets rust begin on
      polished surfaces. A new breather filled with drying beads costs little and stops most of it.

      - Particle count: fine dust works like sandpaper in a gearbox. If the count is high, we first run a mobile filter
      for a day or two. Often the oil is then good for another year.

      ## Taking the sample

      The way the sample is taken decides whether the sheet is of use:

      1. The machine must have run within the last half hour.

      2. The first cupful from the tap is thrown away.

      3. The bottle comes sealed from the laboratory and is closed in the nacelle, not on the ground.

      4. Machine, date, hours and last oil change are written on it at once.

      ## When to change oil

      The old habit was to change the oil every three years, whatever its state. With samples, good synthetic oil often
      stays for five years or more, and bad oil goes out early. On a machine of 1 MW, the samples of five years cost far
      less than one oil change that was not needed.

      ## The machine's file

      We keep all sheets of a machine in one file. When the owner sells, the file goes with the machine. It tells a
      buyer more than a coat of paint.
    `),
    video: null,
    image1: 'macro-oil-sample',
    image2: null,
    image3: null
  },
  {
    news_id: 5,
    description: unwrap(`
      PM Surya Ghar helps families to put solar on their own roof. The rules are not hard, but the steps have an order,
      and most delays come from doing a later step first.

      ## The amounts

      The amounts are fixed. A system of 1 kW receives ₹30,000, one of 2 kW ₹60,000, and one of 3 kW or more ₹78,000. A
      system of 5 kW receives the same ₹78,000 as one of 3 kW. Housing societies receive ₹18,000 per kW for common
      services such as lifts, pumps and stair lights, up to 3 kW for each house. Shops, offices and factories are not
      included. The scheme runs until 31 March 2027.

      | System | Subsidy |
      | :-- | --: |
      | 1 kW | ₹30,000 |
      | 2 kW | ₹60,000 |
      | 3 kW and above | ₹78,000 |

      ## You pay first

      You pay the full price first. For 3 kW that is usually ₹1,50,000 to ₹2,10,000. The subsidy comes to your bank
      account afterwards. Several banks offer loans for such systems, and you can apply for a loan on the same national
      portal.

      ## Six steps, in this order

      Now the order. First, look at your electricity bill. The name on it must be the name of the person who applies. If
      the meter is still in your grandfather's name, change that before anything else. It can take weeks.

      Second, register on the national portal (pmsuryaghar.gov.in) with the consumer number, and apply. Up to 10 kW the
      application counts as accepted without a technical study. Third, choose a registered vendor and sign the
      agreement. Only now is the first payment due. Do not pay the whole sum in advance. We ask for 30 per cent with the
      order, 60 per cent when the material is on your roof and 10 per cent once the net meter is running.

      Fourth, the system is installed, with panels whose cells and modules are made in India. Photos and serial numbers
      go into the portal. Fifth, MSEDCL (Mahavitaran) inspects the system and installs the net meter. Sixth, you enter
      your bank details, and the subsidy follows: the portal promises it within 30 days.

      ## No fee, no password

      Nobody can speed this up for a fee.

      > If someone asks for money for the subsidy itself, say no.

      And keep your portal password to yourself. A vendor can sit beside you while you type.

      Rules and dates can change. Before you order, read the portal's own pages, or ask us to read them with you.
    `),
    video: null,
    image1: 'macro-meter',
    image2: null,
    image3: null
  },
  {
    news_id: 6,
    description: unwrap(`
      Many windmills on the hills of Maharashtra were installed around the year 2000 and designed for 20 years. They
      still turn. What should their owners do now? There are three options, and each suits a different case.

      | Designed for | 2 MW can replace | Our comparison takes |
      | :-- | --: | --: |
      | 20 years | 6 to 10 of 250 kW | about 3 weeks |

      ## Repair as needed

      The first is to repair as needed and stop when a large part fails. It costs least at the start. It suits machines
      whose power purchase agreement ends soon. But safety is not optional: brake, bolts, blades and the safety chain
      must be tested as on a new machine, and a tower with cracks at a weld is taken out of service.

      ## Run on by plan

      The second is to run on by plan. An engineer compares the winds that the machine has met with those it was
      designed for. On a mild site a good part of the design life may be left. Foundation, tower welds, main shaft and
      blade roots are examined. The result is a list of parts to replace and a period, for example five more years with
      a check each year.

      ## Replace the machine

      The third is to replace the machine, which is called repowering. One modern turbine of 2 MW or more can generate
      what six to ten old ones of 250 kW generated, with fewer towers. But it needs more distance between machines,
      wider roads for long blades, a stronger grid connection and new approvals. Where plots are small and belong to
      many owners, it works only if the owners come together.

      ## Before you choose

      Collect five documents:

      - The power purchase agreement with its end date

      - The land title or lease

      - Ten years of monthly units

      - The log book

      - The letter that states the capacity of your grid connection

      Without them every estimate is a guess.

      ## What to ask

      Then ask four questions:

      - How many units will the machine generate each year?

      - At what price will they be sold after the agreement ends?

      - What will it cost to keep the machine safe?

      - Who takes it down in the end, and who pays for that?

      ## Our comparison

      We prepare this comparison for single machines and for groups of owners. It takes about three weeks. Sometimes the
      advice is to wait two years.
    `),
    video: null,
    image1: 'turbine-hub',
    image2: null,
    image3: null
  },
  {
    news_id: 7,
    description: unwrap(`
      Most faults in a solar system end as heat. A cell that cannot pass its current gets hot. A connector that was not
      pressed home gets hot. A thermal camera sees that heat from two metres away, while the system is running.

      | Sunshine on each m² | A home takes | Check of a home |
      | :-- | --: | --: |
      | at least 600 W | about 40 minutes | every 2 years |

      ## Full sun, little wind

      The time must be right. We take pictures in full sun, with at least 600 watts of sunshine on each square metre,
      little wind and the inverter under load. In Maharashtra this means late morning on a clear day. Pictures taken at
      dusk or under cloud look fine and show nothing.

      ## What the pictures show

      Four patterns explain most faults:

      - One hot square in a panel is a cell that is cracked, shaded or dirty. We clean it, wait, and look again. If it
      stays 20 degrees hotter than its neighbours, we claim the panel under the manufacturer's warranty.

      - A third of a panel that is warm from edge to edge means that a bypass diode is at work. Either there is shade,
      or a string of cells is broken, or the diode itself has failed.

      - A whole panel that is a few degrees warmer than the rest delivers no power. Its connector may be open. When a
      whole row looks like this, a fuse or a string has failed, and nobody noticed, because the rest went on working.

      - A warm point at a connector, a fuse holder or a terminal in the combiner box is the pattern that we look for
      first. It costs little to repair and can do great harm.

      ## Connectors of two makes

      A warm point often comes from two connectors of different makes that were pushed together because they happened to
      fit. They must never be mixed.

      ## Time and report

      A home of 3 to 5 kW takes about forty minutes. On larger roofs we walk the rows or use a drone, where permission
      allows. The owner gets each finding as a pair of pictures, one thermal and one ordinary, with the position on the
      plan.

      ## How often

      For a home, once after installation and then every two years is enough. For plants above 50 kW we suggest every
      spring, before the summer heat.
    `),
    video: null,
    image1: 'thermal-roof',
    image2: null,
    image3: null
  },
  {
    news_id: 8,
    description: unwrap(`
      It is noon in May, the sun is strong, and the power fails. The fan stops. On the roof are 3 kW of panels. Why do
      they not help?

      ## Why the panels stop

      An ordinary on-grid inverter follows the grid. When the supply fails, it must switch off within two seconds. The
      reason is the lineman. If your roof went on feeding, a wire that he believes to be dead would be live. Every
      approved inverter has this protection, and nobody may switch it off.

      ## Three ways

      There are three ways to keep something running. The first is to keep the ordinary inverter and battery that many
      homes already have. It works on its own circuit, charges from the mains, and runs lights and fans. It costs
      nothing new. It does not use the sun during the cut.

      The second is a hybrid inverter with a lithium battery. When the supply fails, it disconnects the house from the
      grid and feeds the essential circuits from battery and panels. With 5 kWh it runs lights, fans, Wi-Fi and a
      refrigerator for about six to eight hours, and longer when the sun shines. For a 3 kW system it adds roughly
      ₹1,30,000 to ₹2,00,000 to the price.

      The third is in between. You buy a hybrid inverter now, for about ₹20,000 to ₹35,000 more than an on-grid one, and
      the battery later. Ask for the essential circuits to be wired to a separate board from the start: it is cheap
      while the walls are open, and expensive afterwards.

      ## Count the hours

      What is right for you? Count the hours of power cuts in a normal month. Below ten hours, the first way is enough
      for most families. With cuts every day, or with someone at home who needs a medical device, the second is worth
      its price. Tell us about such a device before we plan.

      One more point. The subsidy is paid for the solar system, not for the battery.

      > A battery generates nothing: it moves units from day to night.
    `),
    video: null,
    image1: 'roof-1830',
    image2: null,
    image3: null
  },
  {
    news_id: 9,
    description: unwrap(`
      In Maharashtra most of a windmill's yearly units come between June and September. A machine that stands still in
      July loses far more than one that stands still in January. So in May our crews go from tower to tower with a list.
      Here is that list.

      ## Blades

      We look at each from the ground with a long lens, and climb where we see something. Small cracks at the
      trailing edge are stopped and sealed. Drain holes at the tip are cleared, because a blade that holds a litre of
      water is out of balance.

      ## Lightning path

      From the receptor near the tip to the earth ring in the ground the resistance must be low and
      stable. A burnt receptor is replaced, so that a strike finds the cable and not the blade.

      ## Bolts

      Rust is infectious: a bolt that has lost its coating stains its neighbour and holds water in the joint. We
      clean it, test it and coat it, and replace it when the thread is damaged. If a bolt has turned since the last
      paint mark, we test the whole ring.

      ## Brake

      We measure the pads and wipe oil off the disc. Then the machine is stopped from full speed once, on a day
      with enough wind, and the seconds are counted.

      ## Vane and anemometer

      A vane that has turned on its bracket points the whole machine past the wind. A bearing that
      drags reports less wind than there is. Both sit on top of the nacelle, and both cost little.

      ## Doors, seals and cable glands

      Water runs along a cable into a cabinet and stops the machine in the middle of the
      wind season.

      ## The road

      > A crew that cannot reach the tower cannot help.

      Owners who fill the worst holes before the rain save a week of downtime.

      ## One day for each machine

      The check takes one day for each machine. If yours is not under our contract, you can use the list all the same.
      Ask your own crew to sign each line, and to write the measured figure beside it.
    `),
    video: null,
    image1: 'macro-blade-root',
    image2: null,
    image3: null
  },
  {
    news_id: 10,
    description: unwrap(`
      The first thunderstorms of June bring many repair calls. Few roofs or poles are struck directly. The damage comes
      along the wires: lightning that strikes a line or the ground some hundred metres away sends a short, high voltage
      into everything that is connected.

      | Earth resistance | Protector boxes, solar | Protector, street light |
      | :-- | --: | --: |
      | below 5 ohms | one DC, one AC | 10 kV |

      ## What the protector does

      A surge protector, or SPD, leads this surge into the earth within a millionth of a second. It can do so a number
      of times. After that it is used up, and a small window in its face turns from green to red. Nothing else changes.
      The system runs on, without protection.

      ## Green or red window

      So look at that window now. A solar system has two protector boxes, one on the DC side and one on the AC side.
      Look through the clear cover and touch nothing inside. If you see red, call an electrician. The cartridge pulls
      out, and a new one costs about ₹800 to ₹2,500. An inverter costs far more.

      ## Earth pits

      The other half is the earth. A protector can only pass on the surge if the earth takes it.

      A solar roof usually has separate earth pits:

      - For the lightning arrester

      - For the frames and DC side

      - For the AC side

      We aim for less than 5 ohms, measured in the dry season, when the soil conducts worst. A pit that was good ten
      years ago may be dry or rusted through today.

      ## Street lights

      LED street lights suffer in the same way. A light with a 10 kV protector, on a pole that is properly earthed,
      survives many storms. The same light on a pole whose earth wire was stolen may fail in the first. So check the
      earth wire of each pole before June.

      ## After a storm

      Ask four questions:

      - Is the inverter's light green?

      - Are the SPD windows green?

      - Is the residual current breaker still on?

      - Does each street light come on at dusk?

      If one answer is no, note the time and call us. Do not reset a breaker again and again: it trips for a reason.

      ## During the storm

      Leave everything alone, and stay off the terrace.
    `),
    video: null,
    image1: 'macro-surge-protector',
    image2: 'macro-earth-pit',
    image3: null
  },
  {
    news_id: 11,
    description: unwrap(`
      When people think of a broken wind turbine, they think of the gearbox. Large parts fail seldom and cost much.
      Small systems fail often and cost hours. Two of them lead our call list: pitch and yaw.

      | Pitch batteries last | Vane 8° wrong costs | Putting it right takes |
      | :-- | --: | --: |
      | about 3 years | about 3 units in 100 | 1 hour |

      ## Pitch, the main brake

      Pitch turns each blade on its own axis:

      - In light wind the blades face the wind fully.

      - In strong wind they turn away and hold the power steady.

      - In an emergency they turn out completely and are the machine's main brake.

      So each blade has a battery or a pressure store of its own, in case the supply fails at that moment.

      ## Batteries in the hub

      Those batteries are the weak point. They sit in a hub that spins, in heat and damp, and last about three years. A
      weak one shows up when the machine tests itself, and the machine stays stopped until it is replaced. We load-test
      them every May and replace the whole set of a blade, never a single one.

      ## Grease on the teeth

      The pitch bearing needs grease at the same few teeth all the time, because the blade moves only through a small
      angle. On the two planned visits of the year we drive it through its whole range and spread the grease.

      ## Yaw and wind vane

      Yaw turns the nacelle into the wind. It has motors, brakes, a large toothed ring and a vane that shows where the
      wind comes from. If the vane points eight degrees wrong, the machine always faces a little past the wind. About
      three units in a hundred are lost, every day, and no alarm tells you.

      We find this by comparing the power curve with the year before, or with a laser on the rotor for a week. Putting
      it right takes an hour.

      ## Twisted cables

      The yaw system also counts its turns, because the power cables hang freely and twist. After two or three turns the
      machine stops and unwinds. When it does so too often, the fault is in the counter, not in the wind.

      ## Your alarm list

      Ask for your alarm list of the last twelve months, sorted by hours lost. If pitch and yaw are at the top, you are
      not alone, and the repair is seldom large.
    `),
    video: null,
    image1: 'macro-yaw',
    image2: null,
    image3: null
  },
  {
    news_id: 12,
    description: unwrap(`
      A unit from the socket does not say where it was generated. It may come from a coal plant in the east of the
      state, from a hydro plant in the Sahyadri hills, from a windmill above Satara or from the roof across the lane.
      The grid mixes them all, second by second.

      ## Four kinds of plant

      Each has its habits:

      - Fossil fuel plants run by day and night, but burn coal or gas and use water.

      - Large hydro plants can start within minutes and suit the evening, as long as the lake is full.

      - Solar comes in daylight.

      - Wind in Maharashtra comes mostly in the monsoon.

      ## April and July

      Sun and wind suit each other. A solar roof in Pune generates about a tenth of its year in April, and least in July. A windmill on
      the hills generates little in April and most from June to August. Added together, the two curves are far flatter
      than either alone.

      ## Noon and evening

      Day and night fit too. The roof is at its best around noon. On the hills the monsoon wind often blows on through
      the evening, when lights, stoves and televisions are on.

      ## For a household

      For most homes, solar alone is right, together with the grid: net metering lets the units of May help with the
      bill of July, within the rules of the billing year. A windmill needs open, windy land, and few homes have that. A
      battery helps from day to night. It does not help from season to season.

      ## Both together

      For a dairy, a cold store or a village with land on a hill, both together can be worth a study. The cable, the
      transformer and the meter are paid for once, and are used by day and by night.

      ## Use the sunny hours

      One habit helps in every case. Move what can wait, such as the pump, the washing machine and the flour mill, into
      the sunny hours.
    `),
    video: null,
    image1: 'roof-1800',
    image2: null,
    image3: null
  },
  {
    news_id: 13,
    description: unwrap(`
      The tip of a blade moves through the air at 200 kilometres an hour and more. At that speed a raindrop hits like a
      small stone. After some monsoons the front edge, once as smooth as a plate, has pits. Then the pits join. In the
      end the glass fibre lies open.

      | Deep wear costs | One blade takes | Surface for resin | Payback at 1 MW |
      | :-- | --: | --: | --: |
      | 3 to 5 units in 100 | 1 to 3 days | at least 15 °C | often 2 to 3 years |

      ## What wear costs

      A rough edge disturbs the air over the whole blade. With light wear a machine loses about one unit in a hundred.
      With deep wear it may lose three to five, and water gets into the laminate. Then a repair of some days becomes a
      repair of some weeks.

      ## A crew of four

      September and October are good months for this work, because the wind grows weak and the rain stops. Two people
      hang from ropes on a blade that points straight down. The third stays in the nacelle, the fourth on the ground.

      ## The repair in steps

      1. The crew begins by tapping. A sound blade rings, and a place where layers have separated sounds dull.

      2. The damage is marked, photographed and graded.

      3. The edge is sanded back to firm material.

      4. Deep places get new layers of glass fibre and resin.

      5. A filler gives the shape, and a template from the undamaged part shows whether it is right.

      6. The last step is the protection, a tough coating or a tape that takes the rain instead of the blade. It must go
      on without bubbles and end in a smooth step, or it disturbs the air itself.

      ## Dry air for resin

      Resin is demanding. It needs dry air, a surface that is not colder than 15 °C and some hours to cure. So the crew
      measures humidity and temperature and writes both down. A repair in damp air looks the same and comes off in the
      first season.

      ## All three blades

      One blade takes one to three days. All three are repaired to the same standard, because every bearing feels a
      difference in weight.

      ## When it pays back

      Is it worth the money? Take three in a hundred of your yearly units, at your price per unit. On a machine of 1 MW
      the repair often pays back within two or three years. On a small old machine we only close open places.
    `),
    video: null,
    image1: 'macro-leading-edge',
    image2: null,
    image3: null
  },
  {
    news_id: 14,
    description: unwrap(`
      A housing society in Kothrud asked us last winter whether solar could lower its common bill. It has three
      buildings and 84 flats. The common meter feeds four lifts, the water pumps, stair lights and the gate. It used
      about 4,600 units a month, more than half of them by day. The picture is an illustration.

      | System | Total | Subsidy | Pays for itself in |
      | :-- | --: | --: | --: |
      | 30 kW | ₹16,80,000 | ₹5,40,000 | 2 to 3 years |

      ## What we measured

      We first measured for two weeks. The pumps ran mostly from five to eight in the morning, out of habit. The old
      tube lights on the stairs burned day and night. Nobody had planned that.

      ## Lights and a timer first

      So the first advice cost little: LED lights with sensors on the stairs, and a timer that fills the upper tanks
      between eleven and three. Together they save about 500 units a month and move a good part of the rest into the
      sunny hours.

      ## One terrace of three

      The terraces of two buildings are shaded by tanks and a mobile mast. The third is free. It has room for 30 kW on
      raised frames, high enough to walk below and dry clothes. In a year the plant should generate about 43,000 units,
      or 3,600 a month on average.

      | Units used in a month | Saved by lights and timer | Generated in a month | Left to buy |
      | :-- | :-- | :-- | :-- |
      | 4,600 | − 500 | − 3,600 | = 500 |

      ## What the members asked

      Members asked good questions. Will the roof leak? The frames stand on concrete blocks on top of the waterproofing,
      and no hole is drilled. Who may use the terrace? Everybody, as before. What about a lift in a power cut? It runs
      on the generator, as before, because an on-grid plant stops with the supply.

      ## Subsidy and payback

      The price, with raised frames and a new panel board, came to ₹16,80,000. For societies the subsidy is ₹18,000 per
      kW, up to 3 kW for each house, so this society can receive ₹5,40,000 after the inspection. The members pay the
      rest from the repair fund over two years. At the ₹14 a unit of their bill they expect the money back in about two
      years, and we asked them to plan with three.

      ## Our advice

      The resolution was passed at the second general meeting. To other societies we say:

      > Take the measuring weeks seriously, name two members who sign and answer questions, and write down who will wash
      the panels.
    `),
    video: null,
    image1: 'town-terrace',
    image2: null,
    image3: null
  },
  {
    news_id: 15,
    description: unwrap(`
      Used windmills change hands more often than people think. A partner wants out, a family sells, a firm closes. A
      buyer sees a white tower on a hill. We ask for documents first.

      ## The log book

      The log book comes first. A good one is dull: dates, hours, names, the same handwriting for years. We look for
      gaps. Three months without an entry in the wind season mean a long stoppage that somebody did not want to write
      down.

      ## Ten years of meter readings

      Next are the meter readings, ten years of them if possible, from MSEDCL's statement and not from the seller's
      table. We compare them with the wind of those years. If the units fall while the wind does not, the machine is
      losing something: blade shape, yaw, or simply hours.

      ## Oil sheets and large parts

      Then the oil sheets and the list of large parts. A gearbox that was replaced four years ago, with documents, is
      good news. A gearbox that is 22 years old and has no oil sheet will soon cost money.

      ## Land, agreement, dues

      The law is as important as the steel. Who owns the land, and for how long is it leased? When does the power
      purchase agreement end? Is the capacity in the agreement the one on the nameplate? Are there dues? Here you need
      your own advocate. We only tell you which documents to ask for.

      ## One day on the tower

      After that comes one day on the tower. We check welds, bolts, foundation, blade roots and the control cabinet, and
      stop the machine once with each safety device. We take our own oil sample. The day and the report cost ₹35,000 to
      ₹60,000, depending on the size and the road, GST extra.

      ## When we advise against it

      Three findings make us advise against buying at any price: cracks in the tower or the foundation ring, a safety
      chain that was bridged with a wire, and a controller for which no parts exist and no replacement has been tested.

      ## What you take to the seller

      Everything else is a question of money. We list the repairs of the next three years with their cost, and you take
      the sum to the seller.
    `),
    video: null,
    image1: 'turbine-on-ridge',
    image2: null,
    image3: null
  }
] as const
