import { isIP } from 'node:net'
import { z } from 'zod'
import { isNetwork, privateNetworks } from './http/addresses.ts'

/* Settings that are addresses: of this server, its proxies, the database, the bucket and the mail server. */

/** True where a host name or address is the loopback interface. */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)
}

/** The address that visitors use: an origin. */
export const publicUrl = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine((url) => url.pathname === '/' && !url.search, 'must have no path')
  .transform((url) => url.origin)

export const host = z
  .string()
  .refine((value) => isIP(value) !== 0 || value === 'localhost', 'must be an address of this machine, as 127.0.0.1')

const proxyRule = 'must be true, false, or the addresses or networks of the proxies, as 10.0.0.5, 10.1.0.0/16'

/** The networks whose forwarded headers count; none where there is no proxy. */
export const trustProxy = z.string().transform((value, context): readonly string[] => {
  if (value === 'false') return []
  if (value === 'true') return privateNetworks
  const networks = value.split(',').map((part) => part.trim())
  if (!networks.every(isNetwork)) context.addIssue(proxyRule)
  return networks
})

const sslModes = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full']

/** A PostgreSQL server. Over a network the address says whether the password and the records are encrypted on their way. */
export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://', abort: true })
  .refine((value) => URL.canParse(value) || isSocket(value), { error: 'is no address', abort: true })
  .refine(
    (value) =>
      isSocket(value) ||
      isThisMachine(new URL(value).hostname) ||
      sslModes.includes(new URL(value).searchParams.get('sslmode') ?? ''),
    `must say ?sslmode=verify-full, since the server is on another machine; ?sslmode=disable sends the password unencrypted`
  )

/** A path of the system in place of a host: `postgres:///name?host=/run/postgresql`, `postgres://%2Frun%2Fpostgresql/name`. */
function isSocket(value: string): boolean {
  return /^postgres(ql)?:\/\/(?:[^/@]*@)?(?:%2f|\/)/i.test(value) && !/[?&]host=(?!%2f|\/)/i.test(value)
}

export const s3Endpoint = z
  .url({ protocol: /^https?$/, error: 'must begin with https://, or http:// in a private network' })
  .refine((value) => !value.includes('?'), 'must have no query')

export const bucketName = z.string().regex(/^[\w][\w.-]{1,61}[\w]$/, 'must be the name of a bucket')

/** A mail server. `smtp://` asks for TLS unless the server is on this machine, or `?tls=never`. */
export const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://', abort: true })
  .refine((value) => URL.canParse(value), { error: 'is no address', abort: true })
  .refine(
    (value) => [null, 'never'].includes(new URL(value).searchParams.get('tls')),
    'may say ?tls=never, and nothing else of tls'
  )
