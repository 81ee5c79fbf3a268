import { Secret, TOTP } from 'otpauth'

/** Codes of RFC 6238 as every app makes them: SHA-1, six digits, a new one each half minute. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** So many steps a person's clock may be before or behind ours (RFC 6238, 5.2). */
const window = 1

/** A new secret of 160 random bits, in base32 (RFC 4226, 4: R6). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an app reads from the QR code. */
export function secretUri(secret: string, site: string, name: string): string {
  return new TOTP({ ...form, issuer: site, label: name, secret: Secret.fromBase32(secret) }).toString()
}

/** Whether a text has the form of an app's code. */
export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text)
}

/**
 * The step of time that a code belongs to, where it is one of the secret's now; else undefined. Whoever takes the code
 * remembers the step, so that nobody uses it again.
 */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...form, token: code, secret: Secret.fromBase32(secret), timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: form.period, timestamp }) + delta
}
