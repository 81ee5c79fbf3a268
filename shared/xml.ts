const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML elements and attributes. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

export function xmlResponse(type: string, root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8` }
  })
}
