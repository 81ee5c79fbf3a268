import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/** 32 bytes in base64url. */
const tokenFormat = /^[\w-]{43}$/

export type TokenCookie = ReturnType<typeof tokenCookie>

interface Options {
  /** The format of its values; a token's where left out. */
  format?: RegExp
  /** s; without it the cookie ends with the browser. */
  maxAge?: number
  sameSite?: CookieOptions['sameSite']
}

/** Makes and reads a cookie that carries a token. Behind https its name begins with `__Host-`, which no other host can set. */
export function tokenCookie(publicUrl: string, name: string, { format = tokenFormat, ...more }: Options = {}) {
  const isSecure = publicUrl.startsWith('https:')
  const prefix = isSecure ? 'host' : undefined
  const options: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', ...more, ...(prefix ? { prefix } : {}) }
  return {
    /** As requests carry it. */
    name: isSecure ? `__Host-${name}` : name,
    set: (token: string) => generateCookie(name, token, options),
    clear: () => generateCookie(name, '', { ...options, maxAge: 0 }),
    /** The request's token; undefined where there is none, or one that cannot be ours. */
    read(context: Context): string | undefined {
      const token = getCookie(context, name, prefix)
      return token && format.test(token) ? token : undefined
    }
  }
}
