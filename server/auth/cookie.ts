/** Of 32 bytes, base64url. */
const form = /^[\w-]{43}$/

/**
 * Makes and reads a cookie that carries a token: of a session, or of a sign-in that waits for its second factor. Behind
 * https its name carries `__Host-`, which no other host can set.
 */
export function tokenCookie(publicUrl: string, plainName: string) {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    set: (token: string) => `${name}=${token}; ${attributes}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    /** The token in a Cookie header. */
    read(header: string | null | undefined): string | undefined {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim())
      const token = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
      return token && form.test(token) ? token : undefined
    },
    /** The token among cookies that are read already. */
    from(cookies: Readonly<Record<string, string>>): string | undefined {
      const token = cookies[name]
      return token && form.test(token) ? token : undefined
    }
  }
}

export type TokenCookie = ReturnType<typeof tokenCookie>

export interface Cookies {
  session: TokenCookie
  /** Of a sign-in that waits for its second factor. */
  step: TokenCookie
}
