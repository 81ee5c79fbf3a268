import type { Random } from '../random.ts'

/** The address of a request, and its session. */
export interface Target {
  method: string
  path: string
  host: string
  cookie: string | undefined
}

/** The first line and the headers of a request, valid but for `lines`. */
export function head(random: Random, { method, path, host, cookie }: Target, lines: readonly string[] = []): string {
  const isHostGiven = lines.some((line) => /^host:/i.test(line))
  const isConnectionGiven = lines.some((line) => /^connection:/i.test(line))
  return [
    `${method} ${path} HTTP/1.1`,
    ...(isHostGiven ? [] : [`Host: ${host}`]),
    ...(isConnectionGiven ? [] : ['Connection: close']),
    // A fifth has no origin.
    ...(random.random() < 0.8 ? ['Sec-Fetch-Site: same-origin'] : []),
    ...(cookie && !lines.some((line) => /^cookie:/i.test(line)) ? [`Cookie: ${cookie}`] : []),
    ...lines,
    '',
    ''
  ].join('\r\n')
}

/** A request with a body and its right length. */
export function withBody(random: Random, target: Target, type: string, body: string): string {
  const method = ['POST', 'PUT'].includes(target.method) ? target.method : random.oneOf(['POST', 'PUT'])
  return `${head(random, { ...target, method }, [`Content-Type: ${type}`, `Content-Length: ${body.length}`])}${body}`
}
