import type { Hono } from 'hono'
import { isThisMachine } from '../env-address.ts'
import type { AppEnv } from '../http/context.ts'
import { parts, type Readiness } from './readiness.ts'

/**
 * `/healthz`: the program runs. `/readyz`: it can do its work, else 503, with the parts that fail for this machine. `?exclude=mail` leaves
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
    // What fails is nobody's business but this machine's.
    const isLocal = context.env?.incoming === undefined || isThisMachine(context.get('address'))
    return context.json(isLocal ? { status: 'failing', failing } : { status: 'failing' }, 503)
  })
}
