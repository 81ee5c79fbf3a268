import { Secret, TOTP } from 'otpauth'
import type { Caller, Person, TestSite } from './site.ts'

/** One step of an app's codes, ms. */
export const codeStep = 30_000

/** The code that an authenticator app shows at a time. */
export function codeAt(secret: string, time: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })
}

/** Turns a person's second factor on, as the account page does, which uses up the present code. */
export async function turnOn(site: TestSite, caller: Caller, { password }: Pick<Person, 'password'>) {
  const begun = await caller.call<{ secret: string }>('POST', '/api/auth/second-factor/set-up', {
    json: { currentPassword: password }
  })
  if (begun.status !== 200) throw new Error(`Setting up answered ${begun.status}.`)
  const { secret } = begun.body
  const on = await caller.call<{ recoveryCodes: string[] }>('POST', '/api/auth/second-factor/confirm', {
    json: { code: codeAt(secret, site.clock()) }
  })
  if (on.status !== 200) throw new Error(`Turning on answered ${on.status}.`)
  site.pass(2 * codeStep)
  return { secret, recoveryCodes: on.body.recoveryCodes }
}

/** The first of two steps of a sign-in. */
export async function firstStep(site: TestSite, { fullName, password }: Pick<Person, 'fullName' | 'password'>) {
  const { status, headers, body } = await site.visitor.call('POST', '/api/auth/login', {
    json: { username: fullName, password }
  })
  const cookie = headers.get('set-cookie')?.split(';')[0]
  return { status, body, cookie, caller: site.caller(cookie) }
}

/** The second step, with a code. @returns the answer, and the session that it began */
export async function secondStep(site: TestSite, waiting: Caller, code: string) {
  const { status, headers, body } = await waiting.call('POST', '/api/auth/login/code', { json: { code } })
  return { status, body, headers, caller: site.caller(headers.get('set-cookie')?.split(';')[0]) }
}
