/** Makes and reads the session cookie. Behind https its name carries `__Host-`, which no other host can set. */
export function sessionCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-session' : 'session'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    set: (token: string) => `${name}=${token}; ${attributes}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    /** The token in a Cookie header. */
    read(header: string | null | undefined): string | undefined {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim())
      const token = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
      return token && /^[\w-]{43}$/.test(token) ? token : undefined
    }
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>
