import { renderToStaticMarkup } from 'react-dom/server'
import { noEstimate } from '../../../server/estimate/answer.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { FactsContext, TextsContext } from '../texts.tsx'
import type { Route } from './+types/fragment'
import { EstimateAnswerPart } from './estimate.tsx'

/** Only the answer, for the script that asks while a visitor types. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { estimate, facts, texts } = context.get(pageContext)
  const result = estimate(Object.fromEntries(new URL(request.url).searchParams))
  const headers = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' }
  if (!result) return Response.json({ message: noEstimate }, { status: 404, headers })
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <FactsContext value={facts}>
        <EstimateAnswerPart result={result} />
      </FactsContext>
    </TextsContext>
  )
  // A fault is an answer here: another status would stand in the visitor's console while they type.
  return new Response(html, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}
