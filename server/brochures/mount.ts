import type { Hono } from 'hono'
import { companyProfile } from '../../documents/brochures/company-profile.ts'
import { serviceBrochure } from '../../documents/brochures/service.ts'
import type { ContentReader } from '../content/types.ts'
import type { AppEnv } from '../http/context.ts'
import { brochureFiles } from './files.ts'

export interface BrochureOptions {
  content: ContentReader
  publicUrl: string
  /** The folder of the uploaded pictures. */
  uploads: string
}

/** Serves the brochures, made from the content. What does not exist is left to the pages, which answer 404. */
export function mountBrochures(app: Hono<AppEnv>, { content, publicUrl, uploads }: BrochureOptions): void {
  const files = brochureFiles(uploads)

  app.get('/brochures/company-profile.pdf', async () => {
    const [settings, about, services, products] = await Promise.all([
      content.one('settings'),
      content.one('about'),
      content.list('service'),
      content.list('product')
    ])
    const title = 'Company profile'
    const profile = { settings, publicUrl, about, services: services.records, products: products.records }
    return await respond(await companyProfile(title, profile, files), `${settings.companyName} – ${title}`)
  })

  app.get('/brochures/services/:file{[1-9][0-9]{0,8}\\.pdf}', async (context, next) => {
    const id = Number.parseInt(context.req.param('file'), 10)
    const [settings, service] = await Promise.all([content.one('settings'), content.find('service', id)])
    if (!service) return await next()
    const pdf = await serviceBrochure(service, { settings, publicUrl }, files)
    return await respond(pdf, `${settings.companyName} – ${service.serviceName}`)
  })
}

async function respond(pdf: Blob, name: string): Promise<Response> {
  return new Response(await pdf.bytes(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${asciiName(name)}.pdf"; filename*=UTF-8''${encodedName(name)}.pdf`
    }
  })
}

/** For clients that do not know `filename*`. */
function asciiName(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'brochure'
}

/** Encoded by RFC 8187. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
