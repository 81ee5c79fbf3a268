import type { Random } from '../random.ts'
import { head, type Target } from './request.ts'

/* Requests with a wrong length, and those that smuggle a second one. */

const json = 'Content-Type: application/json'
const asPost = (target: Target): Target => ({ ...target, method: 'POST' })

export function wrongChunks(random: Random, target: Target): string {
  const body = random.oneOf([
    'zz\r\n{}\r\n0\r\n\r\n',
    '-1\r\n{}\r\n0\r\n\r\n',
    'ffffffffffffffffff\r\n{}',
    '2\r\n{}',
    '2\n{}\n0\n\n',
    '2\r\n{}xx0\r\n\r\n',
    '5\r\n{}\r\n0\r\n\r\n',
    '0x2\r\n{}\r\n0\r\n\r\n',
    '2 \r\n{}\r\n0\r\n\r\n',
    '2;a="\r\n{}\r\n0\r\n\r\n',
    '+2\r\n{}\r\n0\r\n\r\n',
    `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    '2\r\n{}\r\n0\r\nBad Trailer\r\n\r\n',
    '2\r\n{}\r\n0\r\nContent-Length: 9\r\n\r\n',
    '\r\n\r\n',
    `${'1\r\n \r\n'.repeat(2_000)}2\r\n{}\r\n0\r\n\r\n`
  ])
  return `${head(random, asPost(target), [json, 'Transfer-Encoding: chunked'])}${body}`
}

export function wrongLength(random: Random, target: Target): string {
  const length = random.oneOf([
    '0',
    '1',
    '3',
    '500',
    '-1',
    '+2',
    '2, 2',
    '2, 3',
    '1e3',
    '0x2',
    '99999999999999999999',
    '',
    'x',
    '2\r\nContent-Length: 5'
  ])
  return `${head(random, asPost(target), [json, `Content-Length: ${length}`])}{}`
}

export function smuggled(random: Random, target: Target): string {
  const hidden = 'GET /api/auth/userlist HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const chunked = random.oneOf([
    'Transfer-Encoding: chunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: chunked, gzip',
    'Transfer-Encoding:\r\n chunked',
    'X: x\nTransfer-Encoding: chunked',
    'Transfer-Encoding: \x0bchunked',
    'transfer_encoding: chunked'
  ])
  return random.oneOf<() => string>([
    () =>
      `${head(random, asPost(target), [json, 'Content-Length: 6', chunked, 'Connection: keep-alive'])}0\r\n\r\n${hidden}`,
    () =>
      `${head(random, asPost(target), [json, chunked, 'Content-Length: 4', 'Connection: keep-alive'])}5c\r\n${hidden}\r\n0\r\n\r\n`,
    () =>
      `${head(random, { ...target, method: 'GET' }, [`Content-Length: ${hidden.length}`, 'Connection: keep-alive'])}${hidden}`,
    () =>
      `${head(random, { ...target, method: 'GET' }, ['Connection: keep-alive'])}${hidden}`.repeat(random.whole(2, 30))
  ])()
}

/** A valid request with a few changed bytes. */
export function flipped(random: Random, target: Target): Buffer {
  const body = '{"title":"a","ids":[2000000000],"username":"x","password":"y"}'
  const right = Buffer.from(
    `${head(random, asPost(target), [json, `Content-Length: ${body.length}`])}${body}`,
    'latin1'
  )
  for (let flips = random.whole(1, 6); flips > 0; flips--) right[random.whole(0, right.length)] = random.whole(0, 256)
  return right
}
