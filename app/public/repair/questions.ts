export const questions = [
  {
    question: 'My plant has stopped. How soon do you come?',
    answer:
      'Call, or send a photograph of the inverter’s display: about one fault in three is cleared on the telephone. Where a visit is needed, we come within two working days in and around Pune and within four elsewhere in the districts we serve. A burnt smell, a hot cable or a hanging panel is the same day: switch off the DC isolator and stay away from it.'
  },
  {
    question: 'What does a visit cost, and what a contract?',
    answer:
      'A single visit to a home of up to 5 kW costs ₹1,200 plus parts. A yearly contract with four cleanings and two inspections costs about ₹1,000 per kW, at least ₹4,000. Street lights, high masts and wind turbines are quoted after we have seen them. You hear the price of a part before we fit it.'
  },
  {
    question: 'Do you repair plants that others have built?',
    answer:
      'Yes, of any brand, and also where the builder has closed. The first visit takes about an hour longer, because we draw the plant as it stands. The drawing stays with you.'
  },
  {
    question: 'Who pays when a part fails under warranty?',
    answer:
      'The maker pays for the part. We do the claim with serial numbers, photographs and measurements. You pay the visit, unless the part was fitted by us in the last five years or you have a contract: then the visit is ours too. If the inverter must go to the workshop, contract clients get a spare one for that time.'
  }
] as const
