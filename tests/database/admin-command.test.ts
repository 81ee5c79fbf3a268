import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../support/commands.ts'
import { turnOn } from '../support/second-factor.ts'
import { admin, createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ rateLimits: true })
})
afterEach(() => site.close())

const reset = (...args: string[]) => runCommand('admin', args, site.settings)

test('a forgotten password is replaced while the program runs, and all sessions end', async () => {
  const { code, output } = await reset('reset-password', admin.username.toUpperCase())
  expect(code).toBe(0)
  const [, password = ''] = /The new password of '.*' is {2}([\w-]{16})\n/.exec(output) ?? []
  expect((await site.admin.call('GET', '/api/overview')).status).toBe(401)
  const entry = site.db.selectFrom('signInLog').select(['event', 'name', 'browser']).orderBy('id', 'desc')
  const said = { event: 'passwordSet', name: admin.username, browser: 'npm run admin' }
  expect(await entry.executeTakeFirst()).toEqual(said)
  await expect(site.signIn(admin.username, admin.password)).rejects.toThrow('401')
  const again = await site.signIn(admin.username, password)
  expect((await again.call('GET', '/api/overview')).status).toBe(200)
})

test('who has tried too often may sign in at once', async () => {
  const wrong = { username: admin.username, password: 'not this one' }
  for (let tries = 0; tries < 7; tries++) await site.visitor.call('POST', '/api/auth/login', { json: wrong })
  expect((await site.visitor.call('POST', '/api/auth/login', { json: admin })).status).toBe(429)
  const { output } = await reset('reset-password', admin.username)
  const [, password = ''] = / is {2}([\w-]{16})\n/.exec(output) ?? []
  await site.signIn(admin.username, password)
})

test('the names that sign in are listed', async () => {
  const { fullName } = await site.addPerson('User')
  await turnOn(site, site.admin, admin)
  expect(await reset('list')).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Admin  ${admin.username}  (with a second factor)\nUser   ${fullName}\n`)
  })
})

test.each([
  [1, "There is no user 'Nobody'.", ['reset-password', 'Nobody']],
  [2, 'npm run admin -- list, version, check, or reset-password|reset-second-factor NAME', ['reset-password']],
  [2, 'npm run admin -- list, version, check, or reset-password|reset-second-factor NAME', ['make-coffee', 'now']],
  [2, 'npm run admin -- list, version, check, or reset-password|reset-second-factor NAME', ['reset-password', 'A', 'B']]
])('else it ends with %i and one line: %s', async (code, line, args) => {
  const ended = await reset(...args)
  expect(ended.code).toBe(code)
  expect(ended.output.trim().split('\n')).toHaveLength(1)
  expect(ended.output).toContain(line)
})

test('the second factor of a lost phone is taken away, and the password alone signs in', async () => {
  await turnOn(site, site.admin, admin)
  await expect(site.signIn(admin.username, admin.password)).rejects.toThrow('202')
  const { code, output } = await reset('reset-second-factor', admin.username)
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('is gone; all sessions have ended.') })
  expect((await site.admin.call('GET', '/api/overview')).status).toBe(401)
  await site.signIn(admin.username, admin.password)
  expect(await reset('reset-second-factor', admin.username)).toMatchObject({ code: 1 })
})
