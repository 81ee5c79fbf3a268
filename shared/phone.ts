const india = '91'
/** Of an Indian number without its country code. */
const nationalLength = 10

/**
 * The digits of a phone number, or of a part of one, without what people put before it: a country code of India, zeros.
 * Two spellings of one number give the same.
 */
export function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  const hasCode = digits.startsWith(india) && (digits.length > nationalLength || phone.trim().startsWith('+'))
  return hasCode ? digits.slice(india.length) : digits
}
