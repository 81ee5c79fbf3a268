import { z } from 'zod'
import { findArea } from '../areas/find-area.ts'
import type { Services } from '../services.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const fault = 'Enter a pincode of 6 digits.'
const query = z.object({ pincode: z.string({ error: fault }).regex(/^\d{6}$/, fault) })

const served = z.object({
  served: z.literal(true),
  district: z.string(),
  visitWithinDays: z.number(),
  note: z.string()
})

/** Whether the company comes to a place, and how soon. */
export function serviceAreaRoute({ reader }: Services): ApiRoute {
  return defineRoute({
    tag: 'areas',
    method: 'get',
    path: '/api/service-area',
    access: 'public',
    summary: 'Whether the company works at a pincode, and within how many days it visits',
    query,
    responses: { 200: z.union([served, z.object({ served: z.literal(false) })]) },
    async handle({ query: { pincode } }) {
      const area = await findArea(reader, pincode)
      if (!area) return { body: { served: false as const } }
      const { district, visitWithinDays, note } = area
      return { body: { served: true as const, district, visitWithinDays, note } }
    }
  })
}
