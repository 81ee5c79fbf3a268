import type { Hono } from 'hono'
import { isExampleAddress } from '../../shared/example-address.ts'
import { day, isoTimeFromNow } from '../clock.ts'
import type { Services } from '../services.ts'
import type { AppEnv } from './context.ts'

/** RFC 9116, 2.5.5 recommends less than a year, ms. */
const lifetime = 300 * day

/** `/.well-known/security.txt`: where to report a weakness of the site (RFC 9116). */
export function mountSecurityTxt(app: Hono<AppEnv>, { clock, env, reader }: Services): void {
  app.get('/.well-known/security.txt', async (context) => {
    const { email } = await reader.one('settings')
    const contact = email === '' || isExampleAddress(email) ? `${env.PUBLIC_URL}/contact` : `mailto:${email}`
    const expires = isoTimeFromNow(clock, lifetime)
    const canonical = `${env.PUBLIC_URL}/.well-known/security.txt`
    context.header('Cache-Control', 'no-cache')
    return context.text(`Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\nPreferred-Languages: en\n`)
  })
}
