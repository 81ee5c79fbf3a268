import type { PageOptions } from '../../shared/page-options.ts'

export interface PolicyOptions extends Pick<PageOptions, 'hydrate' | 'scripts'> {
  /** Other origins whose pages are framed here, once a script has seen that they answer. */
  frames: readonly string[]
}

const everywhere = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'"
]

/**
 * The Content-Security-Policy of a page: scripts only where it has some, and never inline without the nonce of this
 * answer. Speculation rules are data, which browsers take for a script.
 */
export function contentPolicy({ hydrate, scripts, frames }: PolicyOptions, nonce: string): string {
  const scriptSource = hydrate ? `'self' 'nonce-${nonce}'` : `${scripts ? "'self' " : ''}'inline-speculation-rules'`
  return [
    ...everywhere,
    // Also where no script is admitted: tools that look a page over fetch robots.txt from within it.
    ["connect-src 'self'", ...frames].join(' '),
    "style-src 'self'",
    `script-src ${scriptSource}`,
    ...(hydrate || scripts ? ["worker-src 'self'"] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : [])
  ].join('; ')
}
