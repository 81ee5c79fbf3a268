import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { sharingAddressOf } from '../../shared/sharing.ts'
import type { AppEnv } from '../http/context.ts'
import { isPlainPath } from '../http/paths.ts'
import { mediaQueue } from '../media/queue.ts'
import type { Services } from '../services.ts'
import { version } from '../version.ts'
import { pageAddress } from './addresses.ts'
import { htmlText } from './html-text.ts'
import type { ServePage } from './serve.ts'

/**
 * Serves the pictures that are shown where pages are shared, each at the address that its page names: nothing else is drawn,
 * so nobody can have the site show words of their own. An address of before leads to the page's picture as it is now.
 */
export function mountSharing(app: Hono<AppEnv>, { env, files }: Services, servePage: ServePage): void {
  const publicUrl = env.PUBLIC_URL
  const queue = mediaQueue('picture')

  /** The picture's address and title, as the page names them; undefined where there is no such page. */
  async function readNamed(context: Context<AppEnv>, page: string) {
    if (!page.startsWith('/') || !URL.canParse(page, publicUrl)) return undefined
    const { pathname, search } = new URL(page, publicUrl)
    const known = isPlainPath(pathname) ? pageAddress(pathname, search) : undefined
    if (!known || known.isFile || !known.isCacheable) return undefined
    const html = await (await servePage(context, new Request(publicUrl + known.address))).text()
    const [url, title] = [readProperty(html, 'og:image'), readProperty(html, 'og:title')]
    return url.startsWith(`${publicUrl}/sharing.jpg`) ? { address: url.slice(publicUrl.length), title } : undefined
  }

  app.get('/sharing.jpg', async (context, next) => {
    const { page = '', picture = '', checksum = '' } = context.req.query()
    const address = sharingAddressOf({ page, picture, checksum })
    // Another version may draw it in another way.
    const name = `${createHash('sha256')
      .update(version + address)
      .digest('hex')}.jpg`
    let bytes = await files.readDerived(name)
    if (!bytes) {
      const named = await readNamed(context, page)
      if (!named) return await next()
      if (named.address !== address) return context.redirect(named.address, 302)
      const draw = (uploads: string) => files.media.run('makeSharingPicture', { uploads, picture, title: named.title })
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

/** Returns a property of a page's Open Graph, as React writes it; '' where it has none. */
function readProperty(html: string, name: string): string {
  const [, content = ''] = new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(html) ?? []
  return htmlText(content)
}
