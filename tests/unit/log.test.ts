import { Hono } from 'hono'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { ClientError } from '../../server/errors.ts'
import type { AppEnv } from '../../server/http/context.ts'
import { answerFailure } from '../../server/http/error-handler.ts'
import { createLog } from '../../server/log.ts'

/** The part of an error that the log keeps. */
function logged(error: Error): string {
  const { [pino.symbols.serializersSym]: serializers } = createLog('silent') as unknown as {
    [pino.symbols.serializersSym]: { err: (error: Error) => unknown }
  }
  return JSON.stringify(serializers.err(error))
}

test.each(['asha.rao+1@home.example', 'आशा@घर.example'])('an error is logged without the address %s', (address) => {
  const said = logged(new Error(`Can't send mail - all recipients were rejected: 550 5.1.1 <${address}>: unknown user`))
  expect(said).not.toContain('@')
  expect(said).toContain('550 5.1.1 <(address)>: unknown user')
})

test('an error is logged with the places where it happened, packages with a scope too', () => {
  const error = new Error('no')
  error.stack = 'Error: no\n    at f (file:///srv/node_modules/@hono/node-server/dist/index.mjs:1:2)'
  expect(logged(error)).toContain('/srv/node_modules/@hono/node-server/dist/index.mjs:1:2')
})

test.each([
  ['a failure', new Error('no'), 1],
  ['a refusal with a cause', new ClientError(503, 'Later, please.', { cause: new Error('no') }), 1],
  ['a refusal without one, as to a flood', new ClientError(503, 'Later, please.'), 0]
])('of %s the log has an error: %o, %i', async (_, error, count) => {
  const log = createLog('silent')
  const logError = vi.spyOn(log, 'error')
  const app = new Hono<AppEnv>()
  app.onError(answerFailure(log))
  app.get('/', () => {
    throw error
  })
  expect((await app.request('/')).status).toBeGreaterThanOrEqual(500)
  expect(logError).toHaveBeenCalledTimes(count)
})
