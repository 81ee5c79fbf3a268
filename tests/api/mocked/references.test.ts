import { randomInt } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestSite } from '../../support/site.ts'

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) }
})
afterEach(() => vi.mocked(randomInt).mockRestore())

test('a message gets another reference where its first is taken', async () => {
  const site = await createTestSite({ captchaTestAnswer: 'ABC234' })
  const send = async (subject: string, draws: number[]) => {
    const { body } = await site.visitor.call<{ id: string }>('GET', '/api/captcha')
    for (const draw of draws) vi.mocked(randomInt).mockImplementationOnce(() => draw)
    const message = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', message: 'Hello' }
    const json = { ...message, subject, captchaInput: 'ABC234', captchaId: body.id }
    return await site.visitor.call('POST', '/api/mail/contact', { json })
  }
  const first = await send('First', [1, 1, 1, 1, 1, 1])
  const second = await send('Second', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(String(second.body.reference).slice(0, -1)).toBe(String(first.body.reference).slice(0, -1))
  expect(second.body.reference).not.toBe(first.body.reference)
  const { body } = await site.admin.call<{ subject: string }[]>('GET', '/api/messages')
  expect(body.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  await site.close()
})
