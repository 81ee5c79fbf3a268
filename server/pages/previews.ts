import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { allDefinitions } from '../../collections/index.ts'
import { isShown } from '../../collections/on-site.ts'
import { otherLanguageSchema } from '../../collections/translatable.ts'
import { maxId } from '../../fields/relation/field.ts'
import { positive } from '../api/paging.ts'
import { requireAccess } from '../auth/access.ts'
import { openPreview, type Preview, previewTranslated, previewTyped } from '../content/preview.ts'
import { ClientError, validate } from '../errors.ts'
import { readJson } from '../http/body/request-body.ts'
import type { AppEnv } from '../http/context.ts'
import type { Services } from '../services.ts'
import type { ServePage } from './serve.ts'

const typedQuery = z.object({ id: positive('id', maxId).optional(), language: otherLanguageSchema.optional() })

/** Serves the pages of preview links, and those beside forms. No cache, search engine or other site gets to know of them. */
export function mountPreviews(app: Hono<AppEnv>, { content }: Services, servePage: ServePage) {
  async function serve(context: Context<AppEnv>, preview: Preview | undefined) {
    const request = new Request(new URL(preview?.path ?? '/not-found', context.req.url))
    const { body, status, headers } = await servePage(context, request, { uploads: {} }, preview)
    headers.set('Cache-Control', 'no-store')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('X-Robots-Tag', 'noindex, nofollow')
    return new Response(body, { status, headers })
  }

  app.get('/preview', async (context) => serve(context, await openPreview(content, context.req.query('token') ?? '')))

  // The page of a form's values, which are JSON as in a call that saves them, or nothing where there is none yet: nothing of it is kept.
  // With a language, they are translations of the stored record.
  app.post('/preview/:name', async (context) => {
    const definition = allDefinitions.find(({ name }) => name === context.req.param('name'))
    if (!definition || !isShown(definition)) throw new ClientError(404, 'There is nothing at this address.')
    const { id, language } = validate(typedQuery, context.req.query())
    const actor = context.get('actor')
    // Before its body is read.
    requireAccess(definition.access.write, actor)
    const values = await readJson(context.req.raw)
    const preview = language
      ? await previewTranslated(content, definition, id, language, values)
      : await previewTyped(content, definition, id, values)
    const page = preview && (await serve(context, preview))
    if (page && page.status !== 404) return page
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  })
}
