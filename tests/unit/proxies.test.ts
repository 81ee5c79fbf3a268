import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'
import type { AppEnv } from '../../server/http/context.ts'
import { createProxies, type Source } from '../../server/http/proxies.ts'
import { createLog } from '../../server/log.ts'

/** Reads the source of a request from this socket as a program with these settings does. */
function program(settings: Record<string, string>) {
  const proxies = createProxies(readEnv(settings), createLog('silent'))
  const app = new Hono<AppEnv>().get('/', (context) => context.json(proxies.sourceOf(context)))
  return {
    async sourceOf(remoteAddress: string, forwarded?: string): Promise<Source> {
      const incoming = { socket: { remoteAddress } } as unknown as IncomingMessage
      const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      const answer = await app.request('/', { headers }, { incoming } as AppEnv['Bindings'])
      return (await answer.json()) as Source
    },
    isProxy: proxies.isProxy,
    warnings: () => proxies.warnings().map(({ kind }) => kind)
  }
}

describe('behind a trusted proxy', () => {
  test.each([
    ['true', '127.0.0.1'],
    ['true', '::1'],
    ['true', '::ffff:127.0.0.1'],
    ['true', '172.18.0.4'],
    ['true', 'fe80::1%eth0'],
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.0/24, 2001:db8::/32', '2001:db8::5']
  ])('TRUST_PROXY=%s and a connection from %s, the forwarded address counts', async (TRUST_PROXY, remote) => {
    const { sourceOf, warnings } = program({ TRUST_PROXY })
    expect(await sourceOf(remote, '6.6.6.6, 203.0.113.9')).toEqual({ address: '203.0.113.9', isProxied: true })
    expect(await sourceOf(remote, '::ffff:203.0.113.9')).toEqual({ address: '203.0.113.9', isProxied: true })
    expect(warnings()).toEqual([])
  })

  test.each(['', 'unknown', '_hidden', '203.0.113.9:1234', "1' or 1"])(
    '%j is no address and is ignored',
    async (value) => {
      expect((await program({ TRUST_PROXY: 'true' }).sourceOf('127.0.0.1', value)).address).toBe('127.0.0.1')
    }
  )
})

describe('past the proxy', () => {
  test.each([
    ['false', '203.0.113.5'],
    ['true', '203.0.113.5'],
    ['198.51.100.7', '127.0.0.1']
  ])('TRUST_PROXY=%s and a connection from %s, its own address counts', async (TRUST_PROXY, remote) => {
    expect(await program({ TRUST_PROXY }).sourceOf(remote, '6.6.6.6')).toEqual({ address: remote, isProxied: false })
  })
})

describe('a wrong TRUST_PROXY is told', () => {
  test('at the start: https and no proxy', () => {
    expect(program({ PUBLIC_URL: 'https://www.example.com' }).warnings()).toEqual(['proxy'])
    expect(program({ PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: 'true' }).warnings()).toEqual([])
    expect(program({}).warnings()).toEqual([])
  })

  test('once at a forwarded address from a machine that is not named', async () => {
    const { sourceOf, warnings } = program({ TRUST_PROXY: '198.51.100.7' })
    await sourceOf('10.0.0.1', '203.0.113.5')
    await sourceOf('10.0.0.2', '203.0.113.5')
    expect(warnings()).toEqual(['proxy-address'])
  })

  test('but not where a stranger made the header up, and there is no proxy', async () => {
    const { sourceOf, warnings } = program({})
    await sourceOf('203.0.113.5', '6.6.6.6')
    await sourceOf('127.0.0.1')
    expect(warnings()).toEqual([])
  })
})

test.each([
  [{}, '127.0.0.1', false],
  [{ TRUST_PROXY: 'true' }, '127.0.0.1', true],
  [{ TRUST_PROXY: '198.51.100.7' }, '198.51.100.7', true],
  [{ TRUST_PROXY: '198.51.100.7' }, '127.0.0.1', false],
  [{ PUBLIC_URL: 'https://site.example' }, '127.0.0.1', true],
  [{ PUBLIC_URL: 'https://site.example' }, '203.0.113.5', false]
] as [Record<string, string>, string, boolean][])('with %j, %s is a proxy: %s', (settings, address, expected) => {
  expect(program(settings).isProxy(address)).toBe(expected)
})
