import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { pageContext } from '../server/pages/context.ts'
import { contentPolicy } from '../server/pages/policy.ts'
import { pageOptions } from '../shared/page-options.ts'
import { keepTogether, renderMarks } from '../shared/text-marks.ts'
import { mapOrigin } from './public/contact/map-origin.ts'
import { FactsContext, PublicUrlContext, TextsContext } from './public/texts.tsx'

/** Markup that can be removed without changing the page. */
const needless = /<!-- -->| class=""/g

/** Renders the whole page before it is sent: a page without script cannot receive parts later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider
): Promise<Response> {
  const page = context.get(pageContext)
  const nonce = import.meta.env.DEV ? undefined : page.nonce
  const { matches, loaderData } = routerContext.staticHandlerContext
  const options = pageOptions([...matches.map(({ route }) => route.handle), { scripts: page.isEditing }])
  const map = options.map ? mapOrigin(loaderData.root?.settings?.mapUrl) : undefined
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's development server needs a socket and inline scripts: no policy then.
  if (nonce) headers.set('Content-Security-Policy', contentPolicy({ ...options, frames: map ? [map] : [] }, nonce))
  if (options.hydrate || page.isEditing) headers.set('Cache-Control', 'no-store')

  return new Promise((resolve, reject) => {
    const document = (
      <TextsContext value={page.texts}>
        <FactsContext value={page.facts}>
          <PublicUrlContext value={page.publicUrl}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </PublicUrlContext>
        </FactsContext>
      </TextsContext>
    )
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      onAllReady() {
        // In one piece: streaming some thirty chunks through the layers above costs a tenth of the render's time.
        const body = buffer(pipe(new PassThrough())).then((bytes) => {
          if (page.isEditing) return renderMarks(`${bytes}`)
          // React needs the marks between texts (`<!-- -->`) only to hydrate: pages with islands keep them.
          if (options.hydrate || bytes.includes(' data-island=')) return bytes
          return keepTogether(
            `${bytes}`.replace(needless, '').replace(/(<(?:path|rect|circle|polygon|use)\b[^>]*)><\/\w+>/g, '$1/>')
          )
        })
        body.then((bytes) => resolve(new Response(bytes, { status, headers })), reject)
      },
      onShellError: reject,
      onError: reject
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A missing page or a refused form is no server error.
  const isClientError = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isClientError) context.get(pageContext).reportError(error)
}
