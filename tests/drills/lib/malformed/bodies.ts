import type { Random } from '../random.ts'
import { type Target, withBody } from './request.ts'

/* Malformed bodies. Strings stand for bytes, a character each. */

const names = [
  'title',
  'fullName',
  'username',
  'password',
  'ids',
  'version',
  'role',
  'news_id',
  'email',
  'captchaId'
] as const
const oddJson = [
  '',
  '{',
  '}',
  '[]',
  'null',
  '1',
  '"x"',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"a":2}',
  '\xef\xbb\xbf{}',
  '{"a":"\xff\xfe"}',
  '{"a":"\xed\xa0\x80"}',
  '{"\\u0000":1}',
  '{"a":"\\ud800"}',
  '{"__proto__":{"role":"Admin","isAdmin":true}}',
  '{"a":1e999}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"hasOwnProperty":1,"toString":1,"then":1,"toJSON":1}',
  '{"ids":[1e400]}',
  '{"ids":"1"}',
  '{"ids":[0]}',
  '{"ids":[-1]}',
  '{"ids":[1.5]}',
  '{"ids":{"length":1}}',
  '{"ids":[[1]]}',
  '{"version":"__proto__"}',
  '{"version":1e308}',
  '{"username":{},"password":[]}',
  '{"username":"\\u0000","password":"x"}',
  '{"captchaId":"\\u0000"}',
  '\0',
  '{"a":NaN}',
  '{"a":0x1}'
]

export function wrongJson(random: Random, target: Target): string {
  const body = random.oneOf<() => string>([
    () => random.oneOf(oddJson),
    () => `${'['.repeat(random.oneOf([100, 10_000, 200_000]))}`,
    () => `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => `{${Array.from({ length: random.oneOf([100, 10_000]) }, (_, index) => `"f${index}":${index}`).join()}}`,
    () => `{${names.map((name) => `"${name}":"one","${name}":{}`).join()}}`,
    () =>
      `{"${random.oneOf(names)}":${random.oneOf([...oddJson, `"${'x'.repeat(300_000)}"`, '"\\u202e\\u0000"', '[[[[]]]]'])}}`,
    () => `{"ids":[${Array.from({ length: random.oneOf([1_001, 20_000]) }, (_, index) => index).join()}]}`,
    () => random.bytes(random.whole(1, 400)).toString('latin1')
  ])()
  const type = random.oneOf([
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'APPLICATION/JSON;',
    'text/json',
    'application/json\xff',
    '',
    `application/json;${' '.repeat(10_000)}x`
  ])
  return withBody(random, target, type, body)
}

const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`
const named = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`

export function wrongForm(random: Random, target: Target): string {
  const field = random.oneOf(['title', 'newsImage', '__proto__', 'constructor', 'existingNewsImage', 'version', ''])
  const filename = random.oneOf([
    '',
    'x.jpg',
    '../../x.jpg',
    'a\0.jpg',
    '\xff.jpg',
    'x'.repeat(7_000),
    '"',
    'a\\"b',
    'C:\\x.jpg',
    '.',
    '..',
    '/etc/passwd'
  ])
  const body = random.oneOf<() => string>([
    () =>
      random.oneOf([
        '',
        '--b',
        '--b--',
        '--b\r\n',
        '--b\r\n\r\n',
        '\r\n--b--\r\n',
        '--b--\r\n--b--\r\n',
        'preamble only'
      ]),
    () => `${part(named(field), 'x')}${part(named(field), 'y')}--b--\r\n`,
    () => `${part(named(field, `; filename="${filename}"`), random.bytes(50).toString('latin1'))}--b--\r\n`,
    () =>
      `${part(named(field, `; filename*=${random.oneOf(["utf-8''%ff", "x''y", "''", "utf-16''%", 'x'])}`), 'x')}--b--\r\n`,
    () => `${part(named(field), 'x').repeat(random.oneOf([50, 200, 2_000]))}--b--\r\n`,
    () => part(named(field, '; filename="x.jpg"'), '\xff\xd8\xff'),
    () =>
      `${part(`${named(field)}\r\nContent-Transfer-Encoding: ${random.oneOf(['base64', 'quoted-printable', 'x'])}`, '=ZZ')}--b--\r\n`,
    () =>
      `${part(`${named(field)}\r\nContent-Type: ${random.oneOf(['text/plain; charset=x', 'text/plain; charset=utf-16le', 'multipart/mixed; boundary=b', '\xff'])}`, '\xff\xfe\xfd')}--b--\r\n`,
    () =>
      `${part('X: y', 'x')}${part('', 'x')}${part('Content-Disposition: form-data', 'x')}${part('Content-Disposition: attachment; name=a', 'x')}--b--\r\n`,
    () => `${part(`${named(field)}\r\n${`X-${'y'.repeat(50)}: z\r\n`.repeat(400)}`, 'x')}--b--\r\n`,
    () => `${part(named('x'.repeat(random.oneOf([101, 9_000]))), 'x')}--b--\r\n`,
    () => random.bytes(random.whole(1, 400)).toString('latin1'),
    () => '--b\r\n'.repeat(3_000)
  ])()
  const type = random.oneOf([
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="b',
    `multipart/form-data; boundary=${'b'.repeat(9_000)}`,
    'multipart/form-data; boundary=\xff',
    'multipart/form-data; boundary=b; boundary=c',
    'Multipart/Form-Data;BOUNDARY=b',
    'multipart/x; boundary=b',
    `multipart/form-data;${' ;'.repeat(4_000)}boundary=b`
  ])
  return withBody(random, target, type, body)
}

export function wrongUrlencoded(random: Random, target: Target): string {
  const body = random.oneOf([
    '%',
    '%zz',
    '=&=&=',
    'a',
    '%00=%00',
    'username=%ff&password=%ed%a0%80',
    'username=a&username=b&password=',
    '__proto__=1&constructor=2',
    `username=${'x'.repeat(201)}&password=x`,
    `password=${'x'.repeat(2_000)}&username=x`,
    `a=${'%41'.repeat(100_000)}`,
    'a&'.repeat(10_000),
    'captchaId=%00&captchaInput=x&name=a&email=b&subject=c&phone=d&message=e',
    `captchaId=${'a'.repeat(22)}&name=%00`,
    'again=&x=%ff'
  ])
  const type = random.oneOf([
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=utf-7',
    'application/x-www-form-urlencoded;;;'
  ])
  return withBody(
    random,
    {
      ...target,
      method: 'POST',
      path: random.oneOf(['/login', '/contact', '/login?next=//x', '/login.data', '/contact.data', target.path])
    },
    type,
    body
  )
}
