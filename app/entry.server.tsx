import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter
} from 'react-router'
import { pageContext } from '../server/pages/context.ts'
import { contentPolicy } from '../server/pages/policy.ts'
import { pageOptions } from '../shared/page-options.ts'
import { mapOrigin } from './public/contact/map-origin.ts'

/** Renders a page whole: nothing is streamed later, so a page without script is never half a page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider
): Promise<Response> {
  const nonce = import.meta.env.DEV ? undefined : context.get(pageContext).nonce
  const { matches, loaderData } = routerContext.staticHandlerContext
  const needs = pageOptions(matches.map(({ route }) => route.handle))
  const map = needs.map ? mapOrigin(loaderData.root?.settings?.mapUrl) : undefined
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // While developing, Vite opens a socket and writes styles and scripts into the page: there is no policy then.
  if (nonce) headers.set('Content-Security-Policy', contentPolicy({ ...needs, frames: map ? [map] : [] }, nonce))
  if (needs.hydrate) headers.set('Cache-Control', 'no-store')
  if (!needs.backOffice) headers.set('Speculation-Rules', '"/speculation-rules.json"')

  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        // As one piece: a stream of some thirty pieces through the layers above takes a tenth of the time of a render.
        const body = pipe(new PassThrough())
        buffer(body).then((bytes) => resolve(new Response(bytes, { status, headers })), reject)
      },
      onShellError: reject,
      onError: reject
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A page that is not there, or a form that it does not take, is no fault of ours.
  const isClients = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isClients) context.get(pageContext).reportError(error)
}
