import { noEstimate } from '../../../server/estimate/answer.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { fragmentHeaders, renderFragment } from '../render-fragment.tsx'
import type { Route } from './+types/fragment'
import { EstimateAnswerPart } from './estimate.tsx'

/** Only the answer, for the script that asks while a visitor types. */
export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const result = page.estimate(Object.fromEntries(new URL(request.url).searchParams))
  const headers = { 'Cache-Control': 'no-store' }
  if (!result)
    return Response.json({ message: noEstimate }, { status: 404, headers: { ...fragmentHeaders, ...headers } })
  // A fault is an answer here: another status would stand in the visitor's console while they type.
  return renderFragment(page, <EstimateAnswerPart result={result} />, headers)
}
