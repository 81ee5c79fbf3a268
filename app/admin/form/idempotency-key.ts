/** A random key, 128 bits in hex. Not `crypto.randomUUID`: browsers have that on https alone. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
