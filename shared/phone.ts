import { latinDigits } from './text.ts'

/**
 * The digits of a phone number, or of a part of one, without those before its ten: India's country code (left out
 * of a part where it has a plus), zeros. Two spellings of one number give the same.
 */
export function nationalDigits(phone: string): string {
  return plainPhone(phone)
    .replace(/^\+91|\D/g, '')
    .replace(/^0+(?=\d{10})/, '')
    .replace(/^91(?=\d{9})/, '')
    .replace(/^0(?=\d{10})/, '')
}

/** True for a text that is nothing but a phone number of India, in any spelling. */
export function isIndianPhone(text: string): boolean {
  return /^(?:\+91)?\d+$/.test(plainPhone(text))
}

/** A number as it is read aloud: `98765 43210`. Any but a mobile number of India stays as it is. */
export function spacedPhone(phone: string): string {
  const digits = nationalDigits(phone)
  return isIndianPhone(phone) && digits.length === 10 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : phone
}

/** Removes the signs that people put between digits, and the invisible marks that come along with copied numbers. */
function plainPhone(text: string): string {
  return latinDigits(text).replace(/[\s().[\]\p{Pd}\p{Cf}]/gu, '')
}
