import { LRUCache } from 'lru-cache'
import type { Texts } from '../../texts/catalogue.ts'
import { atMost } from '../concurrency.ts'
import type { ContentReader } from '../content/types.ts'
import { ClientError } from '../errors.ts'
import type { BrochureInput } from '../media/brochures.ts'
import { MediaFailure, type MediaMaker } from '../media/media-maker.ts'

/** Records of a kind that the company profile shows at most. */
const longestChapter = 100

/** A brochure with the name that a browser saves it under, without an ending. */
export interface NamedBrochure extends Brochure {
  name: string
}

/** The brochures, made of the content as it is, and kept until it changes. */
export interface Brochures {
  /** @throws ClientError 503 where too many are being made, or this one could not be made */
  companyProfile(): Promise<NamedBrochure>
  /** Undefined where there is no such service. @throws ClientError 503 */
  service(id: number): Promise<NamedBrochure | undefined>
}

export interface BrochureOptions {
  content: ContentReader
  media: MediaMaker
  readTexts(): Promise<Texts>
  /** The content's revision and the day. */
  readEdition(): Promise<string>
  publicUrl: string
  /** The folder of the uploaded pictures. */
  uploads: string
}

export function createBrochures(options: BrochureOptions): Brochures {
  const { content, media, readTexts, readEdition, publicUrl, uploads } = options
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

  return {
    async companyProfile() {
      // Read before the content: what is kept may be newer than its edition says, never older.
      const edition = await readEdition()
      const [settings, t] = await Promise.all([content.one('settings'), readTexts()])
      const title = t('brochure.profile')
      const brochure = await brochureOf('company-profile', edition, async () => {
        const [about, services, products] = await Promise.all([
          content.one('about'),
          content.list('service', { page: 1, pageSize: longestChapter }),
          content.list('product', { page: 1, pageSize: longestChapter })
        ])
        const profile = {
          settings,
          publicUrl,
          contactTitle: t('brochure.contact'),
          about,
          services: services.records,
          products: products.records,
          titles: { about: t('brochure.about'), services: t('brochure.services'), products: t('brochure.products') },
          figures: t.items('brochure.figure', ['value', 'meaning'])
        }
        return await make({ uploads, title, profile })
      })
      return { ...brochure, name: `${settings.companyName} – ${title}` }
    },

    async service(id) {
      const edition = await readEdition()
      const [settings, service, t] = await Promise.all([
        content.one('settings'),
        content.find('service', id),
        readTexts()
      ])
      if (!service) return undefined
      const brochure = await brochureOf(`service-${id}`, edition, () =>
        make({ uploads, service, content: { settings, publicUrl, contactTitle: t('brochure.contact') } })
      )
      return { ...brochure, name: `${settings.companyName} – ${service.serviceName}` }
    }
  }
}

/** A brochure that is ready to be sent. */
export interface Brochure {
  bytes: Uint8Array<ArrayBuffer>
  /** When it was made, ms. */
  madeAt: number
}

/** Bytes of all that are kept: some hundred brochures. */
const maxSize = 32 * 1024 * 1024

/**
 * Keeps each brochure in memory until the content changes.
 * @returns a function that gives a brochure of this edition of the content, and makes it where none is kept. One is made at a
 * time; it throws a ClientError 503 where too many wait.
 */
export function createBrochureCache() {
  const kept = new LRUCache<string, Brochure & { edition: string }>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length
  })
  const pending = new Map<string, Promise<Brochure>>()
  const busy = 'Too many brochures are being made. Please try again in a few seconds.'
  const oneAtOnce = atMost(1, 5, () => new ClientError(503, busy, { retryAfter: 10 }))

  async function makeAndKeep(name: string, edition: string, make: () => Promise<Uint8Array>): Promise<Brochure> {
    const brochure = { bytes: new Uint8Array(await oneAtOnce(make)), madeAt: Date.now(), edition }
    kept.set(name, brochure)
    return brochure
  }

  return async function get(name: string, edition: string, make: () => Promise<Uint8Array>): Promise<Brochure> {
    const present = kept.get(name)
    if (present?.edition === edition) return present
    const key = `${name} ${edition}`
    const making = pending.get(key) ?? makeAndKeep(name, edition, make).finally(() => pending.delete(key))
    pending.set(key, making)
    return await making
  }
}
