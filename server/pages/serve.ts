import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { RouterContextProvider } from 'react-router'
import { defaultLanguage, type Language, splitLanguage } from '../../shared/languages.ts'
import { pendingStep } from '../auth/sign-in.ts'
import { demoRecords } from '../checks/demo.ts'
import { atMost } from '../concurrency.ts'
import type { Preview } from '../content/preview.ts'
import { previewReader } from '../content/reader.ts'
import { perEdition } from '../content/revision.ts'
import { ClientError } from '../errors.ts'
import { tryEstimate } from '../estimate/answer.ts'
import { limitedAddress } from '../http/addresses.ts'
import type { AppEnv } from '../http/context.ts'
import { createSearch } from '../search/search.ts'
import type { Services } from '../services.ts'
import { markedTexts, originalTexts } from '../texts/texts.ts'
import { version } from '../version.ts'
import { pageAddress } from './addresses.ts'
import { type PageContext, pageContext } from './context.ts'
import { localizePage } from './localize-page.ts'
import type { PageForm } from './page-form.ts'
import { createPageTexts } from './page-text.ts'

/** Renders a page; React Router's request handler. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

export type ServePage = ReturnType<typeof pageServer>['servePage']

/**
 * Turns of the event loop before such work. Node accepts one connection a turn: with fewer, somebody who connects behind a burst is
 * kept out, even from what is cached, until most of the burst is answered. All of them take a third of a millisecond.
 */
const turnsBetween = 64

/** Hands a request to the pages, with all that their loaders and actions may use. */
export function pageServer(services: Services, renderPage: RenderPage) {
  const { contact, db, env, log, outbox, readEdition, readerIn, readTexts, track } = services
  const publicUrl = env.PUBLIC_URL
  const render = (request: Request, page: PageContext) => {
    const provider = new RouterContextProvider()
    provider.set(pageContext, page)
    return renderPage(request, provider)
  }
  // Pages that a page renders for their texts are part of it: in the same queue it would wait for itself.
  const readPageTexts = createPageTexts(readEdition, (path, page) => render(new Request(publicUrl + path), page))

  const readIsDemo = perEdition(readEdition, async () => !(await demoRecords(db).next()).done)

  async function textsFor(language: Language, isEditing = false) {
    try {
      const { texts, facts } = await readTexts(language)
      return { texts: isEditing ? markedTexts(texts) : texts, facts, textsFault: undefined }
    } catch (textsFault) {
      return { texts: originalTexts(language), facts: new Map(), textsFault }
    }
  }

  const fewAtOnce = atMost(4, 200, 'The site is busy. Please try again in a moment.', 5)
  // Such work does nothing but compute: without turns for other events and addresses, a burst would hold up everybody until all is done.
  const inTurn = <T>(context: Context<AppEnv>, work: () => Promise<T>) =>
    fewAtOnce(
      async () => {
        for (let turn = 0; turn < turnsBetween; turn++) await nextTurn()
        return await work()
      },
      limitedAddress(context.get('address'))
    )

  /** The context for rendering a page's text: nothing in it is about a person. A ClientError, since other errors are logged. */
  async function plainPage(language: Language): Promise<PageContext> {
    const refuse = async () => {
      throw new ClientError(403, 'Not in the text of a page.')
    }
    const page: PageContext = {
      content: readerIn(language),
      previewUntil: undefined,
      ...(await textsFor(language)),
      // Without a database the page fails by itself.
      isDemo: await readIsDemo().catch(() => false),
      isEditing: false,
      search: refuse,
      user: null,
      hasMail: outbox !== undefined,
      isDenied: false,
      contact: { challenge: refuse, send: refuse, otherWays: contact.otherWays },
      track: refuse,
      estimate: (given) => tryEstimate(given, page),
      publicUrl,
      version,
      nonce: randomBytes(16).toString('base64'),
      pendingSignIn: async () => undefined,
      reportError: (err) => log.error({ err }, 'page failed')
    }
    return page
  }

  const search = createSearch(services, async (paths, language) => readPageTexts(paths, await plainPage(language)))

  async function servePage(
    context: Context<AppEnv>,
    request = context.req.raw,
    { uploads, fault }: Omit<PageForm, 'request'> = { uploads: {} },
    preview?: Preview
  ): Promise<Response> {
    // A preview is alike for everybody.
    const actor = preview ? null : context.get('actor')
    const isEditing = !preview && isEditView(context)
    const { address, language } = addressFor(request)
    const page: PageContext = {
      ...(await plainPage(language)),
      // These depend on the person and the request.
      ...(isEditing && (await textsFor(language, true))),
      ...(preview && { content: previewReader(readerIn(language), preview.records), previewUntil: preview.expiresAt }),
      isEditing,
      search,
      user: actor && { id: actor.id, fullName: actor.fullName, role: actor.role },
      isDenied: context.get('isDenied') ?? false,
      contact: {
        challenge: (isSpoken) => contact.challenge(context.get('address'), isSpoken),
        async send(values) {
          if (fault) throw fault
          return await contact.send({ values, uploads }, undefined, context.get('address'))
        },
        otherWays: contact.otherWays
      },
      track: (key) => track(key, context.get('address')),
      estimate: (given) => tryEstimate(given, page),
      pendingSignIn: () => pendingStep(services, context.get('pendingToken')),
      reportError: (err) => log.error({ path: context.req.path, err }, 'page failed')
    }
    const response = await inTurn(context, () => render(pageRequest(request, address, publicUrl), page))
    return await localizePage(response, language)
  }

  return { servePage, search, inTurn }
}

/** The address by which the router knows a page: in its one spelling, without its language. */
function addressFor({ url }: Request): { address: string; language: Language } {
  const { pathname, search } = new URL(url)
  const known = pageAddress(pathname, search)
  if (known) return { address: known.inEnglish, language: known.language }
  const { language } = splitLanguage(pathname)
  // Pages that exist only in English, such as the back office, are not found under another language.
  return { address: language === defaultLanguage ? pathname + search : '/not-found', language }
}

/**
 * The request as pages see it: behind https with the origin that visitors use, with which the router compares that of a
 * posted form.
 */
function pageRequest(request: Request, address: string, publicUrl: string): Request {
  const { origin } = new URL(request.url)
  const { method, headers, signal, body } = request
  return new Request((publicUrl.startsWith('https:') ? publicUrl : origin) + address, {
    // The cache keeps whole answers.
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    signal,
    ...(body ? { body, duplex: 'half' } : {})
  })
}

/** Redirects (308) other spellings of an address that programs fetch, or that is expensive to answer. */
export const redirectSpellings: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  const known = pageAddress(pathname, search)
  if (known?.isFile && known.address !== pathname + search) return context.redirect(known.address, 308)
  return await next()
}

export function pageKey(context: Context<AppEnv>): string | undefined {
  const { pathname, search } = new URL(context.req.url)
  const known = pageAddress(pathname, search)
  // Who asks for a form would wait in the cache for the form of another.
  return known?.isCacheable && !known.isForm && !isEditView(context) ? known.address : undefined
}

/** True where one of the staff asks for the page with its texts marked (`?edit`); a visitor gets the plain page. */
function isEditView(context: Context<AppEnv>): boolean {
  return context.get('actor') !== null && context.req.query('edit') !== undefined
}
