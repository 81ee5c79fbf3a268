import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import type { Texts } from '../../texts/catalogue.ts'
import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import type { BrochureInput } from '../media/brochures.ts'
import { MediaFailure } from '../media/media-maker.ts'
import type { Site } from '../site.ts'

/** Records of a kind that the company profile shows at most. */
const longestChapter = 100

/** The brochures, made of the content as it is, and kept until it changes. */
export type Brochures = ReturnType<typeof createBrochures>

/** Both throw a ClientError 503 where too many are being made, or this one could not be made. */
export function createBrochures({ env, files, reader, readEdition }: Site, readTexts: () => Promise<Texts>) {
  const { media, folder: uploads } = files
  const brochureOf = createBrochureCache()

  async function make(input: BrochureInput): Promise<Uint8Array> {
    try {
      return await media.run('makeBrochure', input)
    } catch (error) {
      if (!(error instanceof MediaFailure)) throw error
      throw new ClientError(503, 'The brochure could not be made. Please try again later.', {
        retryAfter: 60,
        cause: error
      })
    }
  }

  async function readCommon() {
    // Read before the content: what is kept may be newer than its edition says, never older.
    const edition = await readEdition()
    const [settings, t] = await Promise.all([reader.one('settings'), readTexts()])
    const common = { settings, publicUrl: env.PUBLIC_URL, contactTitle: t('brochure.contact') }
    return { edition, settings, t, common }
  }

  return {
    async companyProfile() {
      const { edition, settings, t, common } = await readCommon()
      const title = t('brochure.profile')
      const bytes = await brochureOf('company-profile', edition, async () => {
        const [about, services, products] = await Promise.all([
          reader.one('about'),
          reader.list('service', { page: 1, pageSize: longestChapter }),
          reader.list('product', { page: 1, pageSize: longestChapter })
        ])
        const profile = {
          ...common,
          chatText: t('site.chat'),
          about,
          services: services.records,
          products: products.records,
          titles: { about: t('brochure.about'), services: t('brochure.services'), products: t('brochure.products') },
          figures: t.items('brochure.figure', ['value', 'meaning'])
        }
        return await make({ uploads, title, profile })
      })
      return { bytes, name: `${settings.companyName} – ${title}` }
    },

    /** Undefined where there is no such service. */
    async service(id: number) {
      const [{ edition, settings, t, common }, service] = [await readCommon(), await reader.find('service', id)]
      if (!service) return undefined
      const content = { ...common, chatText: t('site.chat.about', { name: service.serviceName }) }
      const bytes = await brochureOf(`service-${id}`, edition, () => make({ uploads, service, content }))
      return { bytes, name: `${settings.companyName} – ${service.serviceName}` }
    }
  }
}

type Make = () => Promise<Uint8Array>

/**
 * Keeps brochures in memory: at most 32 MiB, which are some hundred.
 * @returns a function that gives a brochure of this edition of the content, and makes it where none is kept. One is made at a
 * time; it throws a ClientError 503 where too many wait.
 */
export function createBrochureCache() {
  const busy = 'Too many brochures are being made. Please try again in a few seconds.'
  const oneAtOnce = atMost(1, 5, busy, 10)
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, Make>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _old, { context: make }) => new Uint8Array(await oneAtOnce(make))
  })
  return (name: string, edition: string, make: Make) => kept.forceFetch(`${name} ${edition}`, { context: make })
}

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
