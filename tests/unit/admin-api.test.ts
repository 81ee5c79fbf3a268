import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, call, load } from '../../app/admin/api.ts'
import { proofGate, SignInCancelled, signInGate } from '../../app/admin/sign-in/gate.ts'

type Question<Gate extends typeof signInGate | typeof proofGate> = Parameters<Parameters<Gate['onQuestion']>[0]>[0]

const requests: Question<typeof signInGate>[] = []
let unregister: () => void

beforeEach(() => {
  requests.length = 0
  unregister = signInGate.onQuestion((request) => requests.push(request))
})

afterEach(() => {
  unregister()
  vi.unstubAllGlobals()
})

/** Answers the calls in order. */
function answerWith(...answers: Response[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const signedOut = () => Response.json({ message: 'Please sign in.' }, { status: 401 })
const failureOf = async (work: Promise<unknown>) => await work.then(undefined, (error: unknown) => error)

test('a call sends and reads JSON, and tells the total of a list', async () => {
  const fetch = answerWith(Response.json([1, 2], { headers: { 'X-Total-Count': '12' } }))
  expect(await call('POST', '/api/x', { body: { a: 1 } })).toEqual({ body: [1, 2], total: 12 })
  expect(fetch).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({ method: 'POST', body: '{"a":1}', headers: { 'Content-Type': 'application/json' } })
  )
})

test('a form is sent as it is', async () => {
  const fetch = answerWith(Response.json({}))
  const body = new FormData()
  await call('PUT', '/api/x', { body })
  expect(fetch).toHaveBeenCalledWith('/api/x', expect.objectContaining({ body, headers: {} }))
})

test('a failed call explains itself where it can', async () => {
  const errors = { title: 'Title is required.' }
  answerWith(
    Response.json({ message: 'Title is required.', errors }, { status: 422 }),
    Response.json({}, { status: 500 }),
    new Response('<html>', { status: 502 }),
    new Response('<html>')
  )
  const failed = () => failureOf(call('GET', '/api/x'))
  const refused = await failed()
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ status: 422, reason: 'Title is required.', errors })
  expect(await failed()).toMatchObject({ status: 500, isReadable: true, reason: undefined })
  expect(await failed()).toMatchObject({ status: 502, message: 'The server could not answer.', isReadable: false })
  expect(await failed()).toMatchObject({ status: 200, isReadable: false })
  expect(await failed()).toMatchObject({ status: 0, message: 'The server could not be reached.', isReadable: false })
})

test('a call that is given up fails with the reason of its signal', async () => {
  const controller = new AbortController()
  controller.abort()
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted())
  expect(await failureOf(call('GET', '/api/x', { signal: controller.signal }))).toBe(controller.signal.reason)
})

test('calls under way share one question to sign in, and go on by themselves', async () => {
  answerWith(signedOut(), signedOut(), Response.json('first'), Response.json('second'))
  const calls = Promise.all([call('GET', '/api/a'), call('GET', '/api/b')])
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.done()
  expect((await calls).map(({ body }) => body)).toEqual(['first', 'second'])
  expect(requests).toHaveLength(1)
})

test('where the person does not sign in, the call is cancelled; the next one asks again', async () => {
  answerWith(signedOut(), signedOut(), Response.json({}))
  const cancelled = failureOf(call('GET', '/api/a'))
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.cancelled()
  expect(await cancelled).toBeInstanceOf(SignInCancelled)
  const repeated = call('GET', '/api/a')
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.done()
  expect(await repeated).toMatchObject({ body: {} })
})

test('where the server wants the password again, it is asked for, with the code where there is one, and the call repeated', async () => {
  const proofs: Question<typeof proofGate>[] = []
  const unregisterProof = proofGate.onQuestion((request) => proofs.push(request))
  const refusal = (errors: object) =>
    Response.json({ message: 'Please show again that it is you.', errors }, { status: 403 })
  answerWith(
    refusal({ currentPassword: 'Current password is required.' }),
    refusal({ currentPassword: 'Current password is required.', code: 'Please enter the code.' }),
    Response.json('done'),
    Response.json({ message: 'Only an Admin may do this.' }, { status: 403 })
  )
  const answer = call('POST', '/api/a', { body: {} })
  await expect.poll(() => proofs.length).toBe(1)
  proofs[0]?.done()
  await expect.poll(() => proofs.length).toBe(2)
  proofs[1]?.done()
  expect((await answer).body).toBe('done')
  expect(proofs.map(({ given }) => given)).toEqual([{ withCode: false }, { withCode: true }])
  expect(await failureOf(call('POST', '/api/a'))).toMatchObject({ status: 403 })
  unregisterProof()
})

test('a page that is being opened asks nobody: its loader leads to the sign-in page', async () => {
  answerWith(signedOut())
  expect(await failureOf(load('/api/a'))).toMatchObject({ status: 401, message: 'Please sign in.' })
  expect(requests).toHaveLength(0)
})

test('without a dialog nothing waits for one', async () => {
  unregister()
  answerWith(signedOut())
  expect(await failureOf(call('GET', '/api/a'))).toBeInstanceOf(SignInCancelled)
})
