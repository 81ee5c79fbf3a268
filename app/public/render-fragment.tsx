import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '../../server/pages/context.ts'
import { FactsContext, PublicUrlContext, TextsContext } from './texts.tsx'

/** No search engine shows a part of a page by itself. */
export const fragmentHeaders = { 'X-Robots-Tag': 'noindex' }

/** Renders a part of a page, for a script that puts it into the page. */
export function renderFragment(
  { texts, facts, publicUrl }: PageContext,
  part: ReactNode,
  headers: Record<string, string> = {}
) {
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <FactsContext value={facts}>
        <PublicUrlContext value={publicUrl}>{part}</PublicUrlContext>
      </FactsContext>
    </TextsContext>
  )
  return new Response(html, { headers: { ...fragmentHeaders, ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}
