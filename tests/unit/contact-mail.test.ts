import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { receiptMail, type StoredMessage, staffMail } from '../../server/mail/compose.ts'

const message: StoredMessage = {
  id: 7,
  version: 1,
  name: 'Meera Joshi',
  email: 'meera@example.com',
  phone: '9876543210',
  subject: 'Roof & <b>tank</b>',
  message: 'We have a flat roof.\n\n<script>alert("x")</script> What\'s the price?',
  read: 0,
  readBy: '',
  searchText: '',
  reference: 'R-ABC234',
  topic: '',
  pincode: '',
  bill: null,
  about: '',
  estimate: '',
  callAt: '',
  language: 'en',
  attachment: '',
  stage: 'New',
  ownerId: null,
  followUpOn: '',
  value: null,
  mail: 'Waiting',
  createdAt: '2026-11-05T10:15:00.000Z',
  updatedAt: '2026-11-05T10:15:00.000Z'
}
const site = 'https://solar.example.com'
const mail = staffMail('company', message, '', site)

test('the plain text carries everything, as it was written', () => {
  for (const part of ['Meera Joshi', 'meera@example.com', '9876543210', message.subject, message.message])
    expect(mail.text).toContain(part)
  expect(mail.text).toContain('Received: 5 Nov 2026, 15:45')
  expect(mail.text).toContain('https://solar.example.com/messagedata?id=7')
})

test('the HTML says the same, and nothing that a visitor typed becomes a tag', () => {
  expect(mail.html).toContain('Roof &amp; &lt;b&gt;tank&lt;/b&gt;')
  expect(mail.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; What&#39;s the price?')
  expect(mail.html).not.toMatch(/<script|<b>/)
  expect(mail.html).toContain('href="tel:+919876543210"')
  expect(mail.html).toContain('href="mailto:meera@example.com"')
  expect(mail.html).toContain('href="https://solar.example.com/messagedata?id=7"')
  expect(mail.html).toContain('5 Nov 2026, 15:45')
})

test('the HTML is valid, and fetches nothing from anywhere', async () => {
  // Old mail programs centre only by the attribute.
  const rules = { 'no-inline-style': 'off', 'tel-non-breaking': 'off', 'no-deprecated-attr': 'off' } as const
  const report = await new HtmlValidate({ extends: ['html-validate:recommended'], rules }).validateString(mail.html)
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  expect(mail.html).not.toMatch(/<img|<link|url\(/)
})

test('what a visitor said besides stands in lines, and nothing stands for what was not said', () => {
  const more: Partial<StoredMessage> = {
    topic: 'home',
    pincode: '440010',
    bill: 3_200,
    estimate: 'bill=3200&customer=home',
    about: 'product:4'
  }
  const { text, html } = staffMail('owner', { ...message, ...more }, 'Nagpur', site)
  expect(text).toContain(
    'Reference: R-ABC234\nTopic: home\nPlace: 440010, Nagpur\nMonthly bill: ₹3,200\nAbout: product:4\n'
  )
  expect(html).toContain(`href="${site}/SolarServices?bill=3200&amp;customer=home"`)
  for (const label of ['Topic', 'Place', 'Monthly bill', 'About', 'Estimate', 'Best time'])
    expect(mail.text).not.toContain(label)
})

test('a receipt quotes the words, and nothing in them is taken for a link', () => {
  const words = 'Look at https://spam.example/win, www.spam.example or me@spam.example. 3.5 kW'
  const t = Object.assign((key: string) => key, {
    ...{ list: () => [], items: () => [], cites: () => [] },
    ...({ language: 'en', messages: {} } as const)
  })
  const { subject, text } = receiptMail({ ...message, message: words }, t, site)
  expect(text.replaceAll('\u200b', '')).toContain(words)
  expect(text.replaceAll(site, '')).not.toMatch(/:\/\/|www\.\w|\w\.example|@\w/)
  expect(subject).not.toContain(message.subject)
})
