/** A part of a form that FormData would never send. */
export interface Part {
  headers: Record<string, string>
  content: string | Uint8Array
}

export const boundary = 'a-boundary'
export const multipartType = { 'content-type': `multipart/form-data; boundary=${boundary}` }

export function textPart(name: string, content: string | Uint8Array): Part {
  return { headers: { 'Content-Disposition': `form-data; name="${name}"` }, content }
}

export function filePart(name: string, content: string | Uint8Array, filename = 'file.bin', type = 'image/jpeg'): Part {
  return {
    headers: { 'Content-Disposition': `form-data; name="${name}"; filename="${filename}"`, 'Content-Type': type },
    content
  }
}

/** The bytes of a form of these parts. */
export function multipart(parts: readonly Part[], { isWhole = true } = {}): Uint8Array<ArrayBuffer> {
  const pieces = parts.flatMap(({ headers, content }) => [
    Buffer.from(`--${boundary}\r\n`),
    ...Object.entries(headers).map(([name, value]) => Buffer.from(`${name}: ${value}\r\n`)),
    Buffer.from('\r\n'),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from('\r\n')
  ])
  const end = isWhole ? [Buffer.from(`--${boundary}--\r\n`)] : []
  return new Uint8Array(Buffer.concat([...pieces, ...end]))
}
