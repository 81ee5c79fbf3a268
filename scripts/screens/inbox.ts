/* What an office has in its inbox: without it, the screens of messages and users would show lists of one row. */
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { captchaAnswer } from '../../tests/support/site-process.ts'

const team = ['Meera Joshi', 'Imran Shaikh', 'Kavita Pawar']

type Message = [name: string, subject: string, topic: string, pincode: string, message: string, work?: Work]
/** What the staff did with it: the day is told in days from today. */
type Work = { stage: string; owner?: string; days?: number; value?: number; note?: string }

const messages: readonly Message[] = [
  [
    'Vikram Deshpande',
    'Bill of ₹ 4,200 a month',
    'home',
    '411038',
    'Two tanks stand on the south side.',
    { stage: 'Visit', owner: 'Kavita Pawar', days: 0, value: 180_000, note: 'Bring the long ladder.' }
  ],
  [
    'Suresh Naik',
    'Flood lights for a cricket ground',
    'lighting',
    '415002',
    'Four poles of 12 metres. Who measures the light?',
    { stage: 'Lost', owner: 'Imran Shaikh', note: 'The town council builds the ground itself.' }
  ],
  [
    'Farida Contractor',
    'Solar for a dairy',
    'business',
    '412206',
    'The chiller takes most of our bill.',
    { stage: 'Won', owner: 'Meera Joshi', value: 1_450_000, note: 'Order signed. Structure ordered.' }
  ],
  [
    'Green Park Society',
    'Common lights and two lifts',
    'society',
    '411045',
    'Eleven storeys, one terrace free.',
    { stage: 'Quoted', owner: 'Meera Joshi', days: 3, value: 820_000, note: 'The committee meets on Sunday.' }
  ],
  [
    'Anita Bhosale',
    'The inverter shows a red light',
    'repair',
    '411007',
    'It began after Tuesday’s storm.',
    { stage: 'Called', owner: 'Kavita Pawar', days: -1, note: 'The switch was off. She sends a photo.' }
  ],
  [
    'Rahul Kulkarni',
    'Street lights for our lane',
    'lighting',
    '412115',
    'Some twenty poles, now with 150 W sodium lamps.'
  ],
  ['Deepak Salunkhe', 'Wind turbine for a hill farm', 'wind', '415206', 'There is wind all evening. No grid near.'],
  [
    'Asha Rao',
    'A flat roof in Baner',
    'home',
    '411045',
    'About 60 square metres, two tanks. Our last bill was 410 units.\n\nWhat would 3 kW cost?'
  ]
]

/** Sends visitors' messages, and does with them what staff do. @param staff a context that is signed in */
export async function fillOffice({ request }: BrowserContext, url: string, signIn: () => Promise<void>): Promise<void> {
  const headers = { origin: url }
  for (const [index, [name, subject, topic, pincode, message]] of messages.entries()) {
    const { id: captchaId } = await (await request.get('/api/captcha')).json()
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
    const phone = String(9_876_543_202 + index)
    const data = { name, email, subject, phone, topic, pincode, message, captchaInput: captchaAnswer, captchaId }
    await done(request, 'post', '/api/mail/contact', { data, headers })
  }
  await signIn()
  const ids = new Map<string, number>()
  for (const [index, fullName] of team.entries()) {
    const data = { fullName, address: 'Karve Road', mobileNo: String(9_800_000_001 + index), role: 'User' }
    const { id } = await done(request, 'post', '/api/auth/users', {
      data: { ...data, password: 'a long enough passphrase' },
      headers
    })
    ids.set(fullName, id)
  }
  for (const [index, [, , , , , work]] of messages.entries()) {
    if (!work) continue
    const { stage, owner = '', days, value, note } = work
    const followUpOn = days === undefined ? null : day(days)
    const data = { stage, ownerId: ids.get(owner) ?? null, followUpOn, value: value ?? null }
    await done(request, 'put', `/api/messages/${index + 1}`, { data, headers })
    if (note) await done(request, 'post', `/api/messages/${index + 1}/notes`, { data: { text: note }, headers })
  }
}

type Options = NonNullable<Parameters<APIRequestContext['post']>[1]>

async function done(request: APIRequestContext, method: 'post' | 'put', path: string, options: Options) {
  const answer = await request[method](path, options)
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return await answer.json()
}

/** The day so many days from today, as the calls write it. */
function day(fromToday: number): string {
  return new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
}
