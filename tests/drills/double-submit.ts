import assert from 'node:assert/strict'
import { captchaAnswer } from '../support/site-process.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { Client, signIn } from './lib/client.ts'
import { untilNone } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { challenge, message, sendMessage } from './lib/messages.ts'

export const drill = defineDrill({
  rows: 'D13',
  what: 'The same message several times at once, and again as a reload does; by the API and by the page without script',
  sizes: { short: { rounds: 4, times: 3 }, long: { rounds: 150, times: 6 } },

  async run({ rounds, times }, context) {
    for (const engine of ['sqlite', 'postgres'] as const) {
      const smtp = await startSmtpServer()
      context.atEnd(() => smtp.close())
      const data = await context.data(engine)
      const site = await context.start(data, { SMTP_URL: smtp.url, MAIL_TO: 'office@company.test' })
      const subjects: string[] = []
      for (let round = 0; round < rounds; round++) {
        const subject = `Once ${round} on ${engine}`
        const id = await challenge(site.url)
        const post = round % 2 === 0 ? sendByApi : sendByPage
        const atOnce = await Promise.all(Array.from({ length: times }, () => post(site.url, subject, id)))
        const onReload = await post(site.url, subject, id)
        for (const isSent of [...atOnce, onReload]) assert.ok(isSent, 'Each of them is told that it is sent')
        subjects.push(subject)
        context.count('submits', times + 1)
      }
      await untilNone(data, `select id from outbox where state <> 'sent'`)
      const { body: stored } = await (await signIn(site.url)).call<{ subject: string }[]>('GET', '/api/messages')
      assert.deepEqual(stored.map(({ subject }) => subject).sort(), subjects.sort())
      const mailed = smtp.mails.flatMap((mail) => /^Subject: Website: (.*)$/m.exec(mail)?.[1]?.trim() ?? [])
      assert.deepEqual(mailed.sort(), subjects)
      context.count('records', stored.length)
      context.count('mails', mailed.length)
      await site.stop()
    }
  }
})

async function sendByApi(url: string, subject: string, captchaId: string): Promise<boolean> {
  const { status, body } = await sendMessage(url, message({ subject }), captchaId)
  return status === 200 && body.message === 'Message sent successfully!'
}

/** Posts the form as a browser without script does. */
async function sendByPage(url: string, subject: string, captchaId: string): Promise<boolean> {
  const entries = { ...message({ subject }), captchaId, captchaInput: captchaAnswer, website: '' }
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  const { status, body } = await new Client(url).call<string>('POST', '/contact', { form })
  return status === 200 && body.includes('Message sent successfully!')
}
