import type { TextField } from './field.ts'

/**
 * Where a text leads: an e-mail address to a mail that answers the record, a phone number to a call.
 * @param record may hold what the mail answers
 */
export function linkOf(
  { format, replySubjectField }: TextField,
  value: string,
  record: Readonly<Record<string, unknown>>
): string | undefined {
  if (format === 'url') return value
  if (format === 'phone') return `tel:${value.replace(/[^\d+]/g, '')}`
  if (format !== 'email') return undefined
  const subject = replySubjectField === undefined ? undefined : record[replySubjectField]
  const query = subject ? `?subject=${encodeURIComponent(`Re: ${subject}`)}` : ''
  // Of what an address may hold, only these would be read as something else.
  return `mailto:${value.replace(/[%?#&]/g, encodeURIComponent)}${query}`
}
