import { unwrap } from './unwrap.ts'

/** Testimonials of invented clients. */
export const demoTestimonials = [
  {
    fullName: 'Sunanda Patil',
    comment: unwrap(`
      They came twice before they gave a price, and the second time they measured the shadow of our water tank. The
      system is 3 kW. In the monsoon it generates less, as they had told us. The subsidy form was filled in at our own
      table, and I understood every page I signed.
    `),
    image: 'sunanda-patil'
  },
  {
    fullName: 'Vijay Kadam',
    comment: unwrap(`
      We keep sixty buffaloes, so the chiller has to run. Most of its daytime load is on solar now. One inverter stopped
      in the second year. They answered the phone, lent us another the next day and put ours back after the repair.
    `),
    image: 'vijay-kadam'
  },
  {
    fullName: 'Rehana Sayyed',
    comment: unwrap(`
      Our school has classes until two in the afternoon, so solar suits us. The team worked on Sundays and in the
      holidays and left the terrace clean. The older pupils read the generation meter each Monday and draw the graph for
      the notice board.
    `),
    image: 'rehana-sayyed'
  },
  {
    fullName: 'Arvind Iyer',
    comment: unwrap(`
      A housing society asks many questions before it spends money, and ours asked all of them. They came to two general
      meetings and explained who pays what, with the figures on one sheet. Our common-area bill has come down by a
      little more than half.
    `),
    image: 'arvind-iyer'
  },
  {
    fullName: 'Rohan Gokhale',
    comment: unwrap(`
      My workshop roof is old sheet metal. They asked a structural engineer first and told me which bays could not carry
      panels. The plant is smaller than I had asked for, but the roof does not leak and the output is what the quotation
      said.
    `),
    image: 'rohan-gokhale'
  },
  {
    fullName: 'Nisha Gaikwad',
    comment: unwrap(`
      After every storm some of our village street lights used to fail. They put surge protection in each pole box,
      corrected the earthing and gave every pole a number. Now we call with the number, and they bring the right part.
    `),
    image: 'nisha-gaikwad'
  }
] as const
