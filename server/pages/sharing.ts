import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { sharingAddress } from '../../shared/sharing.ts'
import type { AppEnv } from '../http/context.ts'
import { isPlainPath } from '../http/paths.ts'
import { mediaQueue } from '../media/queue.ts'
import type { Services } from '../services.ts'
import { version } from '../version.ts'
import { pageAddress } from './addresses.ts'
import type { ServePage } from './serve.ts'

/**
 * Serves the pictures that are shown where pages are shared, each at the address that its page names: nothing else is drawn,
 * so nobody can have the site show words of their own. An address of before leads to the page's picture as it is now.
 */
export function mountSharing(app: Hono<AppEnv>, { env, files }: Services, servePage: ServePage): void {
  const publicUrl = env.PUBLIC_URL
  const queue = mediaQueue('picture')

  /** Undefined where there is no such page. */
  async function readAddress(context: Context<AppEnv>, page: string): Promise<string | undefined> {
    if (!page.startsWith('/') || !URL.canParse(page, publicUrl)) return undefined
    const { pathname, search } = new URL(page, publicUrl)
    const known = isPlainPath(pathname) ? pageAddress(pathname, search) : undefined
    if (!known || known.isFile || !known.isCacheable) return undefined
    const html = await (await servePage(context, new Request(publicUrl + known.address))).text()
    const [, url = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    return url.startsWith(`${publicUrl}/sharing.jpg`) ? url.slice(publicUrl.length).replaceAll('&amp;', '&') : undefined
  }

  app.get('/sharing.jpg', async (context, next) => {
    const { page = '', picture = '', title = '' } = context.req.query()
    const address = sharingAddress(page, picture, title)
    // Another version may draw it in another way.
    const name = `${createHash('sha256')
      .update(version + address)
      .digest('hex')}.jpg`
    let bytes = await files.readDerived(name)
    if (!bytes) {
      const current = await readAddress(context, page)
      if (!current) return await next()
      if (current !== address) return context.redirect(current, 302)
      const draw = (uploads: string) => files.media.run('makeSharingPicture', { uploads, picture, title })
      bytes = await queue(async () => {
        // Made meanwhile, for others who asked.
        const kept = await files.readDerived(name)
        if (kept) return kept
        const made = await files.lend({ picture }, draw)
        await files.keepDerived(name, made)
        return made
      })
    }
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Messengers show it on pages of their own.
      'Cross-Origin-Resource-Policy': 'cross-origin'
    })
  })
}
