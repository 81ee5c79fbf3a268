import path from 'node:path'
import type { Hono } from 'hono'
import { writeProfile } from '../../documents/brochures/company-profile.ts'
import { readPictures } from '../../documents/brochures/pictures.ts'
import { writeService } from '../../documents/brochures/service.ts'
import type { ContentReader } from '../content/types.ts'
import type { AppEnv } from '../http/context.ts'
import { projectFolder } from '../project-folder.ts'
import { makeBrochure } from './make.ts'

export interface BrochureOptions {
  content: ContentReader
  publicUrl: string
  /** The folder of the uploaded pictures. */
  uploads: string
}

/** Serves the brochures, made from the content. An address of none is left to the pages, which say that there is nothing. */
export function mountBrochures(app: Hono<AppEnv>, { content, publicUrl, uploads }: BrochureOptions): void {
  const pictures = readPictures(uploads, path.join(projectFolder, 'assets'))

  app.get('/brochures/company-profile.pdf', async () => {
    const [settings, about, services, products] = await Promise.all([
      content.one('settings'),
      content.one('about'),
      content.list('service'),
      content.list('product')
    ])
    const { companyName } = settings
    const title = 'Company profile'
    const profile = { settings, publicUrl, about, services: services.records, products: products.records }
    const pdf = await makeBrochure({ title, companyName, darkPages: 1 }, (sheets) =>
      writeProfile(sheets, profile, pictures)
    )
    return answer(pdf, `${companyName} – ${title}`)
  })

  app.get('/brochures/services/:file{[1-9][0-9]{0,8}\\.pdf}', async (context, next) => {
    const id = Number.parseInt(context.req.param('file'), 10)
    const [settings, service] = await Promise.all([content.one('settings'), content.find('service', id)])
    if (!service) return await next()
    const { companyName } = settings
    const title = service.serviceName
    const pdf = await makeBrochure({ title, companyName }, (sheets) =>
      writeService(sheets, service, { settings, publicUrl }, pictures)
    )
    return answer(pdf, `${companyName} – ${title}`)
  })
}

function answer(pdf: Buffer, name: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${plainName(name)}.pdf"; filename*=UTF-8''${encodedName(name)}.pdf`
    }
  })
}

/** For old programs: letters, digits and hyphens. */
function plainName(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'brochure'
}

/** As RFC 8187 wants it. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
