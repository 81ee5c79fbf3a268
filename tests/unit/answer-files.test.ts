import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AnswerFiles } from '../../server/cache/answer-files.ts'
import { PageCache } from '../../server/cache/page-cache.ts'
import { SettingError } from '../../server/env.ts'
import { securityHeaders } from '../../server/http/protect.ts'
import { createLog } from '../../server/log.ts'
import { contentPolicy } from '../../server/pages/policy.ts'
import { until } from '../support/until.ts'

const site = 'https://www.example.com'
const textPolicy = contentPolicy({ hydrate: false, scripts: false, frames: [] }, '')
const scriptPolicy = contentPolicy({ hydrate: false, scripts: true, frames: [] }, '')

let folder = ''
let now = 0
beforeEach(() => {
  now = Date.parse('2026-11-22T10:00:00Z')
  folder = mkdtempSync(path.join(tmpdir(), 'answer-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = () => {
  const files = new AnswerFiles(folder, createLog('silent'))
  return new PageCache(securityHeaders(site), () => new Date(now), undefined, files)
}
const current = () => path.join(folder, 'current')
/** The files that a proxy would find, without the folder of their headers. */
const found = () =>
  existsSync(current())
    ? readdirSync(current(), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:html|gz|br)$/.test(name))
        .map((name) => name.replace(/^\w{8}\//, ''))
        .sort()
    : []

function page(text: string, policy = textPolicy, type = 'text/html; charset=utf-8'): Response {
  return new Response(text, { headers: { 'content-type': type, 'content-security-policy': policy } })
}

async function open(cache: PageCache, address: string, made = page(`The page ${address}`)): Promise<void> {
  await cache.getOrMake(new Request(site + address), address, async () => made)
}

/** Opens a page and waits for its files. */
async function write(cache: PageCache, address: string, made?: Response): Promise<string> {
  await open(cache, address, made)
  const name = `${address.replace('?', '/')}.html`
  return await until(() => {
    const [headers] = existsSync(current()) ? readdirSync(current()) : []
    const file = path.join(current(), headers ?? '', name)
    return existsSync(file) && file
  }, 'There is no file.')
}

describe('a page that is kept', () => {
  test('is a file as well, whole and compressed, that a proxy may read and nobody else may write', async () => {
    const umask = process.umask(0o077)
    const file = await write(start(), '/hi/news')
    process.umask(umask)
    expect(readFileSync(file, 'utf8')).toBe('The page /hi/news')
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('The page /hi/news')
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('The page /hi/news')
    for (const end of ['', '.gz', '.br']) expect(statSync(file + end).mode & 0o777).toBe(0o644)
    for (let at = path.dirname(file); at !== current(); at = path.dirname(at))
      expect(statSync(at).mode & 0o777).toBe(0o755)
  })

  test('has a name where its address is plain, and only pages have one', async () => {
    const cache = start()
    for (const address of ['/news?category=Solar', '/sitemap.xml', '/news?page=2&category=a', '/a%2fb', '/a?id=..'])
      await open(cache, address)
    await open(cache, '/api/news', page('[]', textPolicy, 'application/json'))
    await write(cache, '/')
    await write(cache, '/ProductDetail?id=12')
    const pages = ['.html', 'ProductDetail/id=12.html']
    expect(found()).toEqual(pages.flatMap((name) => [name, `${name}.br`, `${name}.gz`]))
  })
})

describe('a write', () => {
  test('takes all files away before it returns', async () => {
    const cache = start()
    await write(cache, '/news')
    cache.contentChanged(1)
    expect(existsSync(current())).toBe(false)
    expect(readFileSync(await write(cache, '/news', page('new')), 'utf8')).toBe('new')
  })

  test('keeps out what was begun before it, rendered or half written', async () => {
    const cache = start()
    const begun = Promise.withResolvers<void>()
    const made = Promise.withResolvers<Response>()
    const rendering = cache.getOrMake(new Request(site), '/about', () => {
      begun.resolve()
      return made.promise
    })
    await begun.promise
    await open(cache, '/Team', page('x'.repeat(5_000_000)))
    cache.contentChanged(1)
    made.resolve(page('old'))
    await rendering
    await write(cache, '/news')
    expect(found()).toEqual(['news.html', 'news.html.br', 'news.html.gz'])
  })

  test('gives files another time, from which proxies make validators, also where the clock is behind', async () => {
    let before = 0
    for (let round = 1; round <= 3; round++) {
      const cache = start()
      const time = statSync(await write(cache, '/news')).mtimeMs
      expect(time).toBeGreaterThan(before)
      cache.contentChanged(1)
      before = statSync(await write(cache, '/news')).mtimeMs
      expect(before).toBeGreaterThan(time)
    }
  })
})

test('the end of the day in India takes the files away, without anybody asking', async () => {
  const cache = start()
  await write(cache, '/')
  cache.turnDay()
  expect(found()).toHaveLength(3)
  now = Date.parse('2026-11-22T18:30:00Z')
  cache.turnDay()
  expect(found()).toEqual([])
})

test('a start drops what a killed program left, and an end what there is', async () => {
  await write(start(), '/news')
  const cache = start()
  expect(existsSync(current())).toBe(false)
  await write(cache, '/news')
  await cache.end()
  await open(cache, '/about')
  expect(existsSync(current())).toBe(false)
})

test('a folder that cannot be used stops the start', () => {
  const file = path.join(import.meta.dirname, 'answer-files.test.ts')
  expect(() => new AnswerFiles(file, createLog('silent'))).toThrow(SettingError)
})

test.each(['nginx.conf', 'Caddyfile'])('docs/proxies/%s sends the headers that the program sends', async (name) => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/proxies', name), 'utf8')
  for (const policy of [textPolicy, scriptPolicy]) {
    const cache = start()
    const file = await write(cache, '/news', page('a', policy))
    const { headers } = await cache.getOrMake(new Request(site), '/news', async () => page('a', policy))
    const [headersName = ''] = path.relative(current(), file).split(path.sep)
    expect(text).toContain(`/${headersName}`)
    for (const [header, value] of headers) {
      if (['content-length', 'etag', 'content-type', 'content-security-policy'].includes(header)) continue
      expect(text.toLowerCase()).toContain(`${header} `)
      expect(text.replaceAll('\\"', '"')).toContain(value)
    }
    const [common = '', own = ''] = policy.split(/(?=script-src)/)
    expect(text).toContain(common)
    expect(text).toContain(own)
  }
})
