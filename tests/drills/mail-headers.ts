import assert from 'node:assert/strict'
import { startSmtpServer } from '../support/smtp-server.ts'
import type { DrillContext } from './lib/context.ts'
import { untilNone } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { challenge, type Message, message, sendMessage } from './lib/messages.ts'

const office = 'office@company.test'
/** The program's own headers, once each. */
const ownHeaders = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to']

const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\u0085',
  '\u2028',
  '\u2029',
  '\v',
  '\f',
  '\0',
  '%0d%0a',
  '\\r\\n',
  '=0D=0A',
  '=?utf-8?Q?=0D=0A?='
]
const added = [
  'Bcc: spam@example.net',
  'To: spam@example.net',
  'Content-Type: text/html',
  'Subject: other',
  '\r\nbody',
  '.\r\nRCPT TO:<spam@example.net>'
]
const addresses = [
  '"spam@example.net, asha"@example.com',
  '"asha rao"@example.com',
  'asha@example.com, spam@example.net',
  'asha@example.com;spam@example.net',
  'friends: asha@example.com, spam@example.net;',
  'Asha <asha@example.com>',
  '<asha@example.com>',
  'asha@example.com>,<spam@example.net',
  'asha(spam@example.net)@example.com',
  'asha@[127.0.0.1]',
  'asha@example.com\u0000',
  'asha@ex\u00e4mple.com',
  '=?utf-8?Q?spam=40example.net?=@example.com',
  'asha%spam.net@example.com',
  'asha.@example.com',
  '@spam.net:asha@example.com'
]

export const drill = defineDrill({
  rows: 'M4',
  what: 'CR/LF and header words in every field of the form; quoted, grouped and listed addresses',
  sizes: { short: { random: 20 }, long: { random: 1_500 } },

  async run({ random }, context) {
    const smtp = await startSmtpServer()
    context.atEnd(() => smtp.close())
    const data = await context.data('sqlite')
    const site = await context.start(data, { SMTP_URL: smtp.url, MAIL_TO: office, MAIL_FROM: 'website@example.com' })

    let taken = 0
    for (const hostile of [...fixedCases(), ...Array.from({ length: random }, () => randomCase(context))]) {
      const { status } = await sendMessage(site.url, message(hostile), await challenge(site.url))
      assert.ok(status === 200 || status === 422, `${JSON.stringify(hostile)} was answered ${status}.`)
      context.count(status === 200 ? 'taken' : 'refused (422)')
      if (status === 200) taken++
    }
    await untilNone(data, `select id from outbox where state <> 'sent'`)
    assert.equal(smtp.recipients.flat().filter((to) => to === office).length, taken)
    for (const [index, mail] of smtp.mails.entries()) {
      const [to = '', ...others] = smtp.recipients[index] ?? []
      assert.deepEqual(others, [])
      // A receipt goes to what was taken for one address.
      assert.match(to, /^[^@\s,;<>]+@[^@\s,;<>]+$/)
      checkHeaders(mail, to)
    }
    context.note('mails with one recipient and no added header', smtp.mails.length)
    await site.stop()
  }
})

function fixedCases(): Partial<Message>[] {
  const fields = ['name', 'email', 'subject', 'phone', 'message'] as const
  return [
    ...addresses.map((email) => ({ email })),
    ...fields.flatMap((field) =>
      breaks.map((end) => ({ [field]: `${message({})[field]}${end}${added[0]}` }) satisfies Partial<Message>)
    )
  ]
}

/** A field with a line break and a header somewhere in it. */
function randomCase(context: DrillContext): Partial<Message> {
  const pick = <T>(list: readonly T[]) => list[context.whole(0, list.length)]
  const field = pick(['name', 'email', 'subject', 'message'] as const) ?? 'subject'
  const text = message({})[field]
  const place = context.whole(0, text.length + 1)
  return { [field]: `${text.slice(0, place)}${pick(breaks)}${pick(added)}${pick(['', ...breaks])}${text.slice(place)}` }
}

function checkHeaders(mail: string, to: string): void {
  const [head = ''] = mail.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const names = headers.map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
  assert.deepEqual(names.toSorted(), ownHeaders, head)
  const headerValue = (name: string) => headers[names.indexOf(name)]?.slice(name.length + 2)
  assert.equal(headerValue('to')?.replace(/^<|>$/g, ''), to)
  assert.equal(headerValue('reply-to')?.match(/@/g)?.length, 1, 'One address to answer to')
}
