import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from '../server/pages/context.ts'
import { contentPolicy } from '../server/pages/policy.ts'
import { pageNeeds } from './page-needs.ts'

/** Renders a page whole: nothing is streamed later, so a page without script is never half a page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  const needs = pageNeeds(routerContext.staticHandlerContext.matches.map(({ route }) => route.handle))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentPolicy(needs, nonce))
  if (needs.hydrate) headers.set('Cache-Control', 'no-store')

  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        const body = new PassThrough()
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
      onError: reject
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}
