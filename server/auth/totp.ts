import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every app implements it: SHA-1, six digits, a new code each half minute. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps that a person's clock may be ahead or behind (RFC 6238, 5.2). */
const window = 1

/** A new secret of 160 random bits, in base32 (RFC 4226, 4: R6). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code. */
export function secretUri(secret: string, site: string, name: string): string {
  return new TOTP({ ...parameters, issuer: site, label: name, secret: Secret.fromBase32(secret) }).toString()
}

export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text)
}

/** The time step that a valid code belongs to, which the caller stores to refuse the code from then on; else undefined. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...parameters, token: code, secret: Secret.fromBase32(secret), timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: parameters.period, timestamp }) + delta
}
