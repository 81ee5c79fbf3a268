import { createRequire } from 'node:module'

/*
 * Loaded into the program before its own code (`node --import`): ends it with SIGKILL just before the statement of the
 * number KILL_AT_STATEMENT that it sends to its database, on either of the two.
 */

// A build has packages of its own.
const require = createRequire(process.argv[1] ?? import.meta.url)
const Sqlite: typeof import('better-sqlite3') = require('better-sqlite3')
const pg: typeof import('pg') = require('pg')

const fatal = Number(process.env.KILL_AT_STATEMENT)
let sent = 0

before(Sqlite.prototype, 'prepare')
before(Sqlite.prototype, 'pragma')
before(pg.Client.prototype, 'query')

function before<Name extends string>(target: Record<Name, (...values: never[]) => unknown>, name: Name): void {
  const original = target[name]
  target[name] = function (this: unknown, ...values: never[]) {
    sent++
    if (sent === fatal) process.kill(process.pid, 'SIGKILL')
    return original.apply(this, values)
  }
}
