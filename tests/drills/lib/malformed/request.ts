import type { Random } from '../random.ts'

/** Where a request goes, and as whom: with a session, more of the program sees it. */
export interface Target {
  method: string
  path: string
  host: string
  cookie: string | undefined
}

/** The first line and the headers of a request, with nothing wrong in them but what is given. */
export function head(random: Random, { method, path, host, cookie }: Target, lines: readonly string[] = []): string {
  const isHostGiven = lines.some((line) => /^host:/i.test(line))
  const isConnectionGiven = lines.some((line) => /^connection:/i.test(line))
  return [
    `${method} ${path} HTTP/1.1`,
    ...(isHostGiven ? [] : [`Host: ${host}`]),
    ...(isConnectionGiven ? [] : ['Connection: close']),
    // A fifth says nothing of where it comes from.
    ...(random.random() < 0.8 ? ['Sec-Fetch-Site: same-origin'] : []),
    ...(cookie && !lines.some((line) => /^cookie:/i.test(line)) ? [`Cookie: ${cookie}`] : []),
    ...lines,
    '',
    ''
  ].join('\r\n')
}

/** A request with a body, whose length is told rightly. */
export function withBody(random: Random, target: Target, type: string, body: string): string {
  const method = ['POST', 'PUT'].includes(target.method) ? target.method : random.oneOf(['POST', 'PUT'])
  return `${head(random, { ...target, method }, [`Content-Type: ${type}`, `Content-Length: ${body.length}`])}${body}`
}
