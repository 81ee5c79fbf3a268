import { z } from 'zod'
import { collections } from '../../collections/index.ts'
import { recordSchema } from '../../collections/schemas.ts'
import { answerEstimate, readEstimateQuery } from '../estimate/answer.ts'
import { customers } from '../estimate/estimate.ts'
import type { Services } from '../services.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const range = z.object({ low: z.number(), high: z.number() })

const shownOfFact = {
  ...({ key: true, label: true, value: true, valueTo: true, unit: true } as const),
  ...({ source: true, sourceUrl: true, validFrom: true, validTo: true } as const)
}

const answer = z.object({
  customer: z.enum(customers),
  bill: z.number(),
  units: z.int(),
  kw: z.number(),
  panels: z.int(),
  roof: z.int(),
  generation: z.int(),
  price: range,
  subsidy: z.int(),
  pay: range,
  emi: z.object({ amount: z.int(), years: z.number(), rate: z.number() }).nullable(),
  billAfter: z.int(),
  saving: z.int(),
  payback: range.nullable(),
  notes: z.array(z.string()),
  facts: z.array(recordSchema(collections.fact).pick(shownOfFact))
})

/** The call that estimates what solar would save of an electricity bill. */
export function estimateRoute({ readTexts }: Services): ApiRoute {
  const text = z.string().optional()
  return defineRoute('get', '/api/estimate', {
    tag: 'estimate',
    access: 'public',
    summary: 'What size of system fits a monthly bill, what it costs and what it saves; a society gives its houses',
    query: z.object({ bill: text, customer: text, houses: text, roof: text }),
    answer,
    cacheable: true,
    handle: async ({ query }) => answer.parse(answerEstimate(readEstimateQuery(query), await readTexts()))
  })
}
