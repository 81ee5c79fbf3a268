import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { currentBuild } from '../support/site-process.ts'

/** The bytes before the first acknowledgement on a new connection: ten packets of 1,460 bytes (RFC 6928, 2). */
const firstWindow = 14_600
/** The head of an answer with a file: 547 bytes here, and some for a proxy. */
const head = 620

/** Of the font, which shares the line with the style sheet and a picture: it is there a round trip earlier (assets/fonts/README.md). */
const shared = 11_500

test.each([
  ['style sheet', /^public-.*\.css\.br$/, firstWindow],
  ['font', /^anek-latin-(?!accents)[^.]*\.woff2$/, shared]
])('the %s of every page comes in the first window of a connection', (_what, pattern, window) => {
  const assets = path.join(currentBuild(), 'client', 'assets')
  const sizes = readdirSync(assets)
    .filter((name) => pattern.test(name))
    .map((name) => statSync(path.join(assets, name)).size)
  expect(sizes).toHaveLength(1)
  expect(sizes[0]).toBeLessThan(window - head)
})
