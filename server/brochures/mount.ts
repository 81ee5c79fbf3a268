import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../http/context.ts'
import type { Brochures } from './brochures.ts'

/** Serves the brochures; they take no parameters, and other spellings of their addresses never come this far. What does not exist is left to the pages, which answer 404. */
export function mountBrochures(app: Hono<AppEnv>, brochures: Brochures): void {
  app.get('/brochures/company-profile.pdf', etag(), async (context) =>
    respond(context, await brochures.companyProfile())
  )

  app.get('/brochures/services/:file{[1-9][0-9]{0,8}\\.pdf}', etag(), async (context, next) => {
    const brochure = await brochures.service(Number.parseInt(context.req.param('file'), 10))
    return brochure ? respond(context, brochure) : await next()
  })
}

function respond(context: Context<AppEnv>, { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> }) {
  // For clients that do not know `filename*`, which is encoded by RFC 8187.
  const ascii = name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'brochure'
  const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  const encoded = encodeURIComponent(name).replace(/['()*]/g, encode)
  return context.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Length': String(bytes.length),
    'Content-Disposition': `inline; filename="${ascii}.pdf"; filename*=UTF-8''${encoded}.pdf`,
    'Cache-Control': 'no-cache'
  })
}
