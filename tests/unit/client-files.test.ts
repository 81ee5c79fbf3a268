import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountClientFiles, noteStart } from '../../server/builds.ts'
import { clientFileCache } from '../../server/cache/client-file-cache.ts'
import type { AppEnv } from '../../server/http/context.ts'

let builds: string
let app: Hono<AppEnv>

beforeEach(() => {
  builds = mkdtempSync(path.join(tmpdir(), 'builds-'))
  writeFileSync(path.join(builds, 'current'), 'new\n')
  addBuild('old', { 'page-1.css': 'old', 'both.js': 'old' })
  addBuild('new', { 'page-2.css': 'new', 'both.js': 'new' })
  app = new Hono<AppEnv>()
  mountClientFiles(app, path.join(builds, 'new'))
})
afterEach(() => rmSync(builds, { recursive: true }))

function addBuild(id: string, files: Record<string, string>): void {
  mkdirSync(path.join(builds, id, 'client', 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(builds, id, 'client', 'assets', name), text)
    writeFileSync(path.join(builds, id, 'client', 'assets', `${name}.gz`), `${text}, pressed`)
  }
  writeFileSync(path.join(builds, id, 'package.json'), '{}')
}

test('the files of the own build are served for ever, and so are those that only the build before has', async () => {
  for (const [name, text] of [
    ['page-2.css', 'new'],
    ['page-1.css', 'old'],
    ['both.js', 'new']
  ]) {
    const answer = await app.request(`/assets/${name}`)
    expect([answer.status, await answer.text()]).toEqual([200, text])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  const pressed = await app.request('/assets/page-1.css', { headers: { 'accept-encoding': 'gzip' } })
  expect([pressed.headers.get('content-encoding'), await pressed.text()]).toEqual(['gzip', 'old, pressed'])
})

test('a build that comes while the program runs is served once it is whole', async () => {
  addBuild('next', { 'page-3.css': 'next' })
  rmSync(path.join(builds, 'next', 'package.json'))
  expect((await app.request('/assets/page-3.css')).status).toBe(404)
  writeFileSync(path.join(builds, 'next', 'package.json'), '{}')
  expect((await app.request('/assets/page-3.css')).status).toBe(200)
  rmSync(path.join(builds, 'next'), { recursive: true })
  expect((await app.request('/assets/page-3.css')).status).toBe(404)
})

test('nothing but client files is served', async () => {
  for (const address of [
    '/assets/none.css',
    '/assets/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/package.json'
  ])
    expect((await app.request(address)).status, address).toBe(404)
})

test('a start notes its process in the build, and forgets those that have ended', () => {
  const file = path.join(builds, 'new', 'started')
  // Above the largest id that Linux gives (pid_max_limit is 2^22).
  writeFileSync(file, '99999999\n')
  noteStart(path.join(builds, 'new'))
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`)
})

test('files from memory are answered as from the disk, in the smallest encoding that is taken, and nothing else is', async () => {
  const answer = clientFileCache(path.join(builds, 'new', 'client'), { 'x-content-type-options': 'nosniff' })
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(origin + address, { method, headers: { 'accept-encoding': 'identity', ...headers } })

    const first = await ask('/assets/page-2.css')
    expect([first.status, await first.text()]).toEqual([200, 'new'])
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff'
    })
    // A file that was read once does not depend on the disk any more.
    rmSync(path.join(builds, 'new', 'client', 'assets', 'page-2.css'))
    expect(await (await ask('/assets/page-2.css')).text()).toBe('new')
    const known = await ask('/assets/page-2.css', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const head = await ask('/assets/page-2.css', {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3', ''])
    const pressed = (await ask('/assets/page-2.css', { 'accept-encoding': 'gzip' }, 'HEAD')).headers
    expect([pressed.get('content-encoding'), pressed.get('content-length')]).toEqual(['gzip', '12'])

    for (const [address, method] of [
      ['/assets/page-2.css', 'POST'],
      ['/assets/none.css', 'GET'],
      ['/assets/../package.json', 'GET'],
      ['/package.json', 'GET']
    ] as const)
      expect((await ask(address, {}, method)).status, address).toBe(404)
    // A file that went before it was read is left to the framework, which reports the error.
    rmSync(path.join(builds, 'new', 'client', 'assets', 'both.js'))
    expect((await ask('/assets/both.js')).status).toBe(404)
  } finally {
    server.close()
  }
})
