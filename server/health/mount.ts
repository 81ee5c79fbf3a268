import type { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { parts, type Readiness } from './readiness.ts'

/**
 * `/healthz`: the program runs. `/readyz`: it can do its work, else 503 with the parts that fail. `?exclude=mail` leaves
 * a part out, as Kubernetes' own addresses do (https://kubernetes.io/docs/reference/using-api/health-checks/).
 */
export function mountHealth(app: Hono<AppEnv>, readiness: Readiness): void {
  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json({ status: 'ok' })
  })
  app.get('/readyz', async (context) => {
    const excluded = context.req.queries('exclude') ?? []
    const found = await readiness.check()
    const failing = parts.filter((part) => !found[part] && !excluded.includes(part))
    context.header('Cache-Control', 'no-store')
    if (failing.length === 0) return context.json({ status: 'ok' })
    return context.json({ status: 'failing', failing }, 503)
  })
}
