import { z } from 'zod'
import { pincodeFault } from '../../shared/pincode.ts'
import { findArea } from '../content/find-area.ts'
import type { Services } from '../services.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const query = z.object({ pincode: z.string({ error: pincodeFault }).regex(/^\d{6}$/, pincodeFault) })

const served = z.object({
  served: z.literal(true),
  district: z.string(),
  visitWithinDays: z.number(),
  note: z.string()
})

/** The call that tells whether the company works at a pincode, and within how many days it visits. */
export function serviceAreaRoute({ reader }: Services): ApiRoute {
  return defineRoute('get', '/api/service-area', {
    tag: 'areas',
    access: 'public',
    summary: 'Whether the company works at a pincode, and within how many days it visits',
    query,
    answer: z.union([served, z.object({ served: z.literal(false) })]),
    async handle({ query: { pincode } }) {
      const area = await findArea(reader, pincode)
      return area ? served.parse({ ...area, served: true }) : { served: false as const }
    }
  })
}
