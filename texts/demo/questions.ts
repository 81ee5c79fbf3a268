/** Visitors' questions, by the page that answers them. */
export const demoQuestions = [
  {
    page: 'Repair',
    question: 'My system has stopped. How soon do you come?',
    answer:
      'Call, or send a photo of the inverter’s display: many faults can be cleared on the phone. When a visit is needed, we come within two working days in and around Pune and within four in the other districts we serve. For a burning smell, a hot cable or a loose panel we come the same day: switch off the DC isolator and keep away from it.',
    position: 1
  },
  {
    page: 'Repair',
    question: 'What does a visit cost, and what a contract?',
    answer:
      'A single visit to a home of up to 5 kW costs ₹1,200 plus parts. An annual contract with four cleanings and two inspections costs about ₹1,000 per kW, at least ₹4,000. Street lights, high masts and wind turbines are quoted after we have seen them. You hear the price of a part before we fit it.',
    position: 2
  },
  {
    page: 'Repair',
    question: 'Do you repair systems that others have installed?',
    answer:
      'Yes, of any brand, even if the installer has closed down. The first visit takes about an hour longer, because we draw the system as it is. The drawing stays with you.',
    position: 3
  },
  {
    page: 'Repair',
    question: 'Who pays when a part fails under warranty?',
    answer:
      'The manufacturer pays for the part. We make the claim with serial numbers, photos and measurements. You pay for the visit, unless we fitted the part in the last five years or you have a contract: then the visit is free too. If the inverter must go to the workshop, contract clients get a spare one for that time.',
    position: 4
  },
  {
    page: 'Solar Services',
    question: 'Who can get the subsidy of PM Surya Ghar?',
    answer:
      'The owner of a home with an electricity connection in their own name, and a residential society for its common meter. Shops, offices, factories and farm pumps cannot. You apply on the national portal with your consumer number, and the money comes to your bank account after the net meter is installed.',
    position: 5
  },
  {
    page: 'Solar Services',
    question: 'Does solar work in a power cut?',
    answer:
      'An on-grid inverter switches off in a power cut, even at noon, to protect the people who repair the lines. With a hybrid inverter and a battery the lights, fans and router keep running.',
    position: 6
  },
  {
    page: 'Solar Services',
    question: 'What happens to units that I do not use at once?',
    answer:
      'They go into the grid and the net meter counts them. A home gets them back as units in the same billing year.',
    position: 7
  },
  {
    page: 'Commercial',
    question: 'Is there a subsidy for a business?',
    answer:
      'PM Surya Ghar is for homes and residential societies only. Ask your accountant about depreciation and input tax credit; our invoices are made out for both.',
    position: 8
  },
  {
    page: 'Commercial',
    question: 'Can my roof carry the panels?',
    answer:
      'A structural engineer checks that before you order. On sheet metal the check says which bays can carry the load; on concrete we use ballast and do not touch the waterproofing.',
    position: 9
  },
  {
    page: 'Lighting',
    question: 'Do you repair LED lights of other brands?',
    answer:
      'Yes. In most lights the driver, the surge protector, the LED board and the seals can be replaced without buying a new light. Where that is not worth the money, we tell you.',
    position: 10
  },
  {
    page: 'Lighting',
    question: 'How do you decide which LED light replaces an old one?',
    answer:
      'First we measure the light on the ground. Then a lux calculation for the same poles shows how many watts the new light needs.',
    position: 11
  },
  {
    page: 'Wind',
    question: 'Do you service turbines whose manufacturer has closed down?',
    answer:
      'Yes. We draw the parts that wear, stock those that fail most often, and have the rest made from the drawing.',
    position: 12
  },
  {
    page: 'Wind',
    question: 'Does a small wind turbine pay on my land?',
    answer:
      'Only where a year of wind data shows an average of about 5 m/s at hub height, with open land around the mast. Most town roofs do not have enough wind, and there solar is the better choice.',
    position: 13
  }
] as const
