import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { runCommand } from '../support/commands.ts'
import { admin, launchSite, startSite } from '../support/site-process.ts'

/* The needs of whoever runs the site: the built program as a process, without a browser. */

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'operations-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a line in the log for each write, and an orderly end', async () => {
  const settings = { SEED_DEMO: 'false', LOG_LEVEL: 'info', TRUST_PROXY: 'true' }
  const site = await startSite(folder, settings)
  for (let visit = 0; visit < 3; visit++) await (await fetch(`${site.url}/about`)).text()
  const signedIn = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json', 'x-request-id': 'of-the-proxy-1' },
    body: JSON.stringify(admin)
  })
  expect([signedIn.status, signedIn.headers.get('x-request-id')]).toEqual([200, 'of-the-proxy-1'])
  // The line may be written after the answer.
  const line = () =>
    site
      .output()
      .split('\n')
      .find((text) => text.includes('"requestId":"of-the-proxy-1"')) ?? '{}'
  await expect
    .poll(() => JSON.parse(line()))
    .toMatchObject({ level: 'info', method: 'POST', path: '/api/auth/login', status: 200 })
  expect(site.output()).not.toContain(admin.password)
  expect(await site.stop()).toEqual({ code: 0, signal: null })
})

test('a probe of HTTP/1.0, which names no host, is answered', async () => {
  const site = await startSite(folder, { SEED_DEMO: 'false' })
  const probe = connect(Number(new URL(site.url).port), 'localhost')
  probe.write('GET /readyz?exclude=disk HTTP/1.0\r\n\r\n')
  expect(await text(probe)).toMatch(/^HTTP\/1\.1 200 /)
  await site.stop()
})

test('a backup by schedule is made at once, kept under its time, and can be restored', async () => {
  const kept = path.join(folder, 'kept')
  const site = await startSite(path.join(folder, 'data'), { SEED_DEMO: 'false', LOG_LEVEL: 'info', BACKUP_DIR: kept })
  await expect.poll(() => site.output()).toContain('backup made')
  expect(await site.stop()).toEqual({ code: 0, signal: null })
  const [name = '', ...more] = readdirSync(kept)
  expect(name).toMatch(/^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/)
  expect(more).toEqual([])
  const place = path.join(folder, 'restored')
  const { code, output } = await runCommand('restore', [path.join(kept, name)], { DATA_DIR: place, DATABASE_URL: '' })
  expect(code, output).toBe(0)
  const restored = await startSite(place, { SEED_DEMO: 'false' })
  expect((await fetch(`${restored.url}/readyz`)).status).toBe(200)
  await restored.stop()
})

test('half of a restore is not taken for the whole', async () => {
  mkdirSync(path.join(folder, 'restore-incoming'))
  const refused = await launchSite(folder)
  expect((await refused.ended).code).toBe(1)
  expect(refused.output()).toContain('A restore was not finished: run it again')
})
