import pino from 'pino'
import { expect, test } from 'vitest'
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
