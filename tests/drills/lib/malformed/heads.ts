import type { Random } from '../random.ts'
import { head, type Target } from './request.ts'

/* Requests whose first line or headers are wrong. Strings stand for bytes, a character each. */

const long = (random: Random, letter = 'a') => letter.repeat(random.oneOf([200, 5_000, 15_000, 17_000, 100_000]))

export function wrongFirstLine(random: Random, { path }: Target): string {
  return random.oneOf<() => string>([
    () => `${random.bytes(random.whole(1, 300)).toString('latin1')}\r\n\r\n`,
    () => `GET ${path}\r\n\r\n`,
    () => `GET  ${path}  HTTP/1.1\r\nHost: x\r\n\r\n`,
    () =>
      `GET ${path} HTTP/${random.oneOf(['0.9', '2.0', '9.9', '1.10', 'x', ''])}\r\nHost: x\r\nConnection: close\r\n\r\n`,
    () => `${random.oneOf(['\r\n\r\n', '\n', '\0', ' '])}GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    () => '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'
  ])()
}

export function wrongMethod(random: Random, target: Target): string {
  const method = random.oneOf([
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'M-SEARCH',
    'PURGE',
    'get',
    'GeT',
    'QUERY',
    'LOCK',
    'DELETE',
    'PATCH',
    ...['G\0T', 'G T', '__proto__', 'constructor', '*', '', 'X'.repeat(5_000)]
  ])
  return head(random, { ...target, method })
}

const oddPaths = [
  '*',
  '',
  '?',
  '#',
  '//',
  '///',
  '/\\',
  '\\',
  '/.',
  '/..',
  '/../../etc/passwd',
  '/%',
  '/%zz',
  '/%00',
  '/%c0%af',
  '/%ff%fe',
  '/%ed%a0%80',
  '/\xff\xfe',
  '/\0',
  '/a\tb',
  '/%2e%2e%2f%2e%2e%2f',
  '/;a=b',
  '/a;/b',
  '/a//b',
  '/newsdetail/',
  '/newsdetail/%',
  '/newsdetail/9999999999999999999',
  '/newsdetail/-1',
  '/newsdetail/1e9',
  '/newsdetail/__proto__',
  '/uploads/',
  '/uploads/..',
  '/uploads/%2e%2e%2fsite.sqlite',
  '/assets/',
  '/assets/%00.js',
  '/assets/..%5c..%5c',
  '/api',
  '/api/',
  '/api/%',
  '/api/news/%00',
  ...['/api/news/1/', '/api/news/0x1', '/api/news/١', '/api/captcha/x/audio', `/api/captcha/${'a'.repeat(22)}/audio`],
  'http://evil.example/',
  'http://',
  'https://[::1',
  'http://evil.example:99999/',
  'ftp://x/',
  'javascript:alert(1)',
  'evil.example:443',
  '/_root.data',
  '/.data',
  '/_.data',
  '/news.data',
  '/brochures/services/1.pdf',
  '/brochures/services/999999999.pdf',
  '/search.data?q=%'
]

export function oddPath(random: Random, target: Target): string {
  const path = random.oneOf<() => string>([
    () => random.oneOf(oddPaths),
    () => `${target.path}${random.oneOf(oddPaths)}`,
    () => `/${long(random, random.oneOf(['a', '/', '%41', '../', ';', '%', '\xe9']))}`,
    () =>
      `/${random
        .bytes(random.whole(1, 100))
        .toString('latin1')
        .replace(/[\r\n ]/g, '')}`
  ])()
  return head(random, { ...target, path })
}

export function oddQuery(random: Random, target: Target): string {
  const query = random.oneOf<() => string>([
    () => Array.from({ length: random.oneOf([2, 500, 2_000]) }, (_, index) => `p${index}=1`).join('&'),
    () =>
      `page=${random.oneOf(['NaN', '-1', '0', '1e9', '99999999999999999999', '1.5', '%00', '[]', 'Infinity', '1&page=2', '1?x'])}`,
    () => `pageSize=${random.oneOf(['0', '101', '-5', 'x', '%ff', '1e2'])}&page=1`,
    () =>
      `sort=${random.oneOf(['__proto__', 'password', '-', '--id', "id'", 'constructor', '%00', 'id;drop table user'])}`,
    () =>
      `search=${random.oneOf(['%00', '%ff%fe', '%ed%a0%80', "'%22%25_", 'x'.repeat(201), '%F0%9F%8C%9E', '('.repeat(150)])}`,
    () =>
      `q=${random.oneOf(['%00', '%', '%ff', '%C4%B0', 'x'.repeat(10_000), '%EF%B7%BA'.repeat(120), '(a+)+$', '\\'])}`,
    () => '__proto__[x]=1&constructor[prototype][x]=1&__proto__=1&toString=1',
    () => `category=${random.oneOf(['%00', "'--", '%ff', 'x?y', 'Solar&category=Wind'])}`,
    () => `_routes=${random.oneOf(['root', 'admin/list', '%00', 'x'.repeat(5_000), ',,,,'])}`,
    () =>
      `index&?&&&==&=x&%=%&${random
        .bytes(40)
        .toString('latin1')
        .replace(/[\r\n ]/g, '')}`,
    () => `next=${random.oneOf(['//evil.example', '%0d%0aSet-Cookie:x=1', '\\\\evil', '%00', 'javascript:alert(1)'])}`
  ])()
  return head(random, { ...target, path: `${target.path}?${query}` })
}

export function oddHeaders(random: Random, target: Target): string {
  const lines = random.oneOf<() => string[]>([
    () => ['Host: one', 'Host: two'],
    () => [
      `Host: ${random.oneOf(['', ' ', 'a b', 'evil/path?', 'user@evil', '[::1', 'x:99999', '\xff', 'a'.repeat(5_000), 'x#y', 'x\\y'])}`
    ],
    () => Array.from({ length: random.oneOf([50, 150, 1_500]) }, (_, index) => `X-${index}: ${index}`),
    () => [`X-Long: ${long(random)}`],
    () => ['X-Folded: a', ' b', '\tc'],
    () => ['X-Nul: a\0b'],
    () => ['No colon at all'],
    () => [': no name', 'Bad Name: x', 'B\xe4d: x'],
    () => [
      `Cookie: ${random.oneOf(['session=', `session=${'a'.repeat(43)}`, '=;=;=', 'session=a; '.repeat(500), '__proto__=1; captcha=%00', '\xff=\xff'])}`
    ],
    () => [
      `Range: ${random.oneOf(['bytes=0-', 'bytes=-0', `bytes=${'9'.repeat(400)}-`, 'bytes=0-1,2-3,'.repeat(300), 'x=1-2', 'bytes=\xff'])}`
    ],
    () => [`If-None-Match: ${random.oneOf(['*', '"'.repeat(3_000), 'W/"x"', '\xff'])}`],
    () => [
      `Accept-Encoding: ${random.oneOf(['*', 'br;q=0', `br;q=0.${'0'.repeat(9_000)}x`, 'gzip,'.repeat(1_000), '\xff', ';;;'])}`
    ],
    () => [
      `X-Forwarded-For: ${random.oneOf(['::', ':::', 'fe80::1%eth0', '::ffff:1.2.3.4', 'x'.repeat(5_000), '1:2:3:4:5:6:7:8:9', '\xff', ',,,,'])}`
    ],
    () => ['Expect: 100-continue'],
    () => ['Expect: something-else'],
    () => ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x'],
    () => ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'],
    () => ['X-HTTP-Method-Override: DELETE', 'X-Original-URL: /userlist', 'X-Rewrite-URL: /userlist'],
    () => ['X-React-Router-SPA-Mode: yes', 'X-React-Router-Prerender-Data: x', 'X-React-Router-Prerender-Data: %'],
    () => ['Connection: close, close', 'Connection: keep-alive, x', 'Keep-Alive: timeout=99999999999'],
    () => ['Sec-Fetch-Site: \xff', 'Origin: null', 'Origin: \0']
  ])()
  return head(random, target, lines)
}
