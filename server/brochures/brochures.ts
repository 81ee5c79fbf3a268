import type { Context, Hono } from 'hono'
import { collections, type Product, type Service, type Settings } from '../../collections/index.ts'
import { siteAddress } from '../../collections/on-site.ts'
import type { RecordSheet } from '../../documents/brochures/record.ts'
import type { Language } from '../../shared/languages.ts'
import { defaultLanguage, englishNameOf, inLanguage, languages, originalOf, tagOf } from '../../shared/languages.ts'
import { namedLines } from '../../shared/named-lines.ts'
import type { Texts } from '../../texts/catalogue.ts'
import type { AppEnv } from '../http/context.ts'
import type { BrochureContents } from '../media/brochures.ts'
import { mediaQueue } from '../media/queue.ts'
import type { Site } from '../site.ts'

/** Records of a kind that the company profile shows at most. */
const longestChapter = 100

/** The brochures, made of the content as it is; the cache of public answers keeps them until it changes. */
export type Brochures = ReturnType<typeof createBrochures>

/** Both throw a ClientError 503 where too many are being made, or this one could not be made. */
export function createBrochures(
  { env, files, readerIn }: Site,
  readTexts: (language: Language) => Promise<{ texts: Texts }>
) {
  const { media } = files
  const queue = mediaQueue('brochure')

  async function make(input: BrochureContents): Promise<Uint8Array<ArrayBuffer>> {
    const work = (uploads: string) => media.run('makeBrochure', { ...input, uploads })
    return new Uint8Array(await queue(() => files.lend(input, work)))
  }

  async function readCommon(language: Language) {
    const reader = readerIn(language)
    const [settings, { texts: t }] = await Promise.all([reader.one('settings'), readTexts(language)])
    const publicUrl = env.PUBLIC_URL + inLanguage(language, '')
    const common = { settings, publicUrl, language: tagOf(language), contactTitle: t('brochure.contact') }
    return { reader, settings, t, common }
  }

  return {
    async companyProfile(language: Language) {
      const { reader, settings, t, common } = await readCommon(language)
      const title = t('brochure.profile')
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
      const bytes = await make({ title, profile })
      const { texts: english } = await readTexts(defaultLanguage)
      return { bytes, name: fileName(language, settings, english('brochure.profile')) }
    },

    /** Undefined where there is no such record. */
    async record(language: Language, kind: 'service' | 'product', id: number) {
      const { reader, settings, t, common } = await readCommon(language)
      const record = await reader.find(kind, id)
      if (!record) return undefined
      const sheet = sheetOf(record, common.publicUrl + siteAddress(collections[kind], record))
      const content = { ...common, chatText: t('site.chat.about', { name: sheet.name }) }
      const bytes = await make({ sheet, content })
      return { bytes, name: fileName(language, settings, originalOf(record, collections[kind].title)) }
    }
  }
}

/** In English whatever the language, which it names: every program and every storage shows the Latin script. */
function fileName(language: Language, settings: Settings, title: string): string {
  const end = language === defaultLanguage ? '' : ` (${englishNameOf(language)})`
  return `${originalOf(settings, 'companyName')} – ${title}${end}`
}

function sheetOf(record: Service | Product, url: string): RecordSheet {
  const own =
    'productName' in record
      ? { name: record.productName, picture: record.productImage, facts: namedLines(record.facts) }
      : { name: record.serviceName, picture: record.serviceImage, facts: [] }
  const { description, detailText: text, detailImage1, detailImage2 } = record
  return { ...own, description, text, pictures: [detailImage1, detailImage2], url }
}

/** Serves the brochures, by one spelling of their addresses, without parameters. A missing one is left to the pages, which answer 404. */
export function mountBrochures(app: Hono<AppEnv>, brochures: Brochures): void {
  for (const { code } of languages) {
    app.get(inLanguage(code, '/brochures/company-profile.pdf'), async (context) =>
      respond(context, await brochures.companyProfile(code))
    )
    for (const [folder, kind] of [['services', 'service'] as const, ['products', 'product'] as const])
      app.get(inLanguage(code, `/brochures/${folder}/:file{[1-9][0-9]{0,8}\\.pdf}`), async (context, next) => {
        const brochure = await brochures.record(code, kind, Number.parseInt(context.req.param('file') ?? '', 10))
        return brochure ? respond(context, brochure) : await next()
      })
  }
}

function respond(context: Context<AppEnv>, { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> }) {
  // For clients that do not know `filename*`, which is encoded by RFC 8187.
  const ascii = name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'brochure'
  const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  const encoded = encodeURIComponent(name).replace(/['()*]/g, encode)
  return context.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${ascii}.pdf"; filename*=UTF-8''${encoded}.pdf`
  })
}
