import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Env } from '../env.ts'
import type { Warning } from '../health/readiness.ts'
import type { Log } from '../log.ts'
import { addressesIn, plainAddress, privateNetworks } from './addresses.ts'
import type { AppEnv } from './context.ts'

export type Source = Pick<AppEnv['Variables'], 'address' | 'isProxied'>

/** Tells clients behind the trusted proxies apart, and notices where TRUST_PROXY does not fit the requests. */
export function createProxies({ TRUST_PROXY, PUBLIC_URL }: Pick<Env, 'TRUST_PROXY' | 'PUBLIC_URL'>, log: Log) {
  const isTrusted = addressesIn(TRUST_PROXY)
  const isPrivate = addressesIn(privateNetworks)
  const isHttps = PUBLIC_URL.startsWith('https:')
  const found: Warning[] = []

  function warn(kind: string, message: string): void {
    if (found.some((warning) => warning.kind === kind)) return
    found.push({ kind, message })
    log.warn({ kind }, message)
  }

  if (isHttps && TRUST_PROXY.length === 0)
    warn(
      'proxy',
      'PUBLIC_URL begins with https, but TRUST_PROXY is not set: all visitors count as one and share their limits of messages and sign-ins. Set TRUST_PROXY=true where the proxy runs on this machine or in its private network.'
    )

  return {
    sourceOf(context: Context<AppEnv>): Source {
      const { incoming } = context.env ?? {}
      const remote = incoming && plainAddress(getConnInfo(context).remote.address ?? '')
      // A request without a socket comes from within this process.
      const isProxied = remote === undefined ? TRUST_PROXY.length > 0 : isTrusted(remote)
      // The proxy added the last entry; the client may have sent those before it.
      const forwarded = plainAddress(context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
      if (isProxied) return { address: isIP(forwarded) ? forwarded : remote || 'unknown', isProxied }
      // From the internet to a site without a proxy, anybody may have made up the header.
      if (forwarded !== '' && remote && (isHttps || isPrivate(remote)))
        warn(
          'proxy-address',
          `${remote} passes visitors on (X-Forwarded-For), but TRUST_PROXY does not name it: they count as one and share their limits. Name it there if it is your proxy; if not, close the port to it.`
        )
      return { address: remote || 'unknown', isProxied }
    },

    /** True where this address forwards other people's requests: behind https without TRUST_PROXY, any private one. */
    isProxy: (address: string) => isTrusted(address) || (isHttps && TRUST_PROXY.length === 0 && isPrivate(address)),

    /** True where this address may be a proxy's or another local program's, and so is no visitor's. */
    isNear: (address: string) => isTrusted(address) || isPrivate(address),

    warnings: (): readonly Warning[] => found
  }
}
