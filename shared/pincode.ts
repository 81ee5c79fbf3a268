import { latinDigits } from './text.ts'

/* The pincodes of an area, as entries: a code of 6 digits, a prefix of 2 to 5, or a range of two codes. */

const entry = /^[1-9]\d{1,5}$|^([1-9]\d{5})-([1-9]\d{5})$/

export function isPincodeEntry(text: string): boolean {
  const [, from, to] = entry.exec(text) ?? [text]
  return entry.test(text) && !(from && to && from > to)
}

/** Rates how closely an entry holds a pincode: a full code more than a range, a range more than a prefix; 0 for not at all. */
export function pincodeFit(text: string, pincode: string): number {
  const [from = '', to] = text.split('-')
  if (to === undefined) return pincode.startsWith(text) ? (text.length === 6 ? 7 : text.length) : 0
  return from <= pincode && pincode <= to ? 6 : 0
}

/** The first and last code of an entry that is a range; another one has none. Ranges that overlap hold a pincode equally closely. */
export function pincodeRange(text: string): [from: number, to: number] {
  const [, from = 1, to = 0] = entry.exec(text) ?? []
  return [Number(from), Number(to)]
}

export const pincodeFault = 'Enter a pincode of 6 digits.'

/** The six digits of a pincode as people type it; undefined where they are no pincode. */
export function readPincode(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
