/** The decoded HTML part of a mail. @throws where it has none */
export function htmlOf(mail: string): string {
  const [, head = '', body = ''] = /(Content-Type: text\/html[\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(mail) ?? []
  if (body === '') throw new Error('The mail has no HTML.')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
