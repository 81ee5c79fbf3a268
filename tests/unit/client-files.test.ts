import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountClientFiles, noteStart } from '../../server/builds.ts'
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
