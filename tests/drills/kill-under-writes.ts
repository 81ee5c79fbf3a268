import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteProcess } from '../support/site-process.ts'
import { Client, signIn } from './lib/client.ts'
import type { Data, DrillContext, Engine } from './lib/context.ts'
import { checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { age, checkNames, checkStoredFiles } from './lib/stored-files.ts'
import { Writers } from './lib/writers.ts'

const hour = 3_600_000

export const drill = defineDrill({
  rows: 'D1',
  what: 'kill -9 at random instants under writes, a third of them with uploads',
  sizes: { short: { sqlite: 1, postgres: 2, databaseEvery: 2 }, long: { sqlite: 200, postgres: 50, databaseEvery: 5 } },

  async run({ sqlite, postgres, databaseEvery }, context) {
    await killOften(context, 'sqlite', sqlite, 0)
    await killOften(context, 'postgres', postgres, databaseEvery)
  }
})

/** @param databaseEvery in every n-th round the database server is killed, and the program must recover */
async function killOften(context: DrillContext, engine: Engine, kills: number, databaseEvery: number) {
  const data = await context.data(engine)
  const writers = new Writers(context, 4)
  let site = await context.start(data)
  const { cookie } = await signIn(site.url)

  for (let round = 1; round <= kills; round++) {
    const staff = await clientOf(site, cookie)
    if (databaseEvery > 0 && round % databaseEvery === 0) {
      await killDatabase(context, staff, writers)
      await checkNames(data)
      context.count('kills of the PostgreSQL server')
    } else {
      site = await killProgram(context, data, staff, writers, site)
      context.count(`kills of the program on ${engine}`)
    }
    await checkIntegrity(data)
    await writers.check(await clientOf(site, cookie))
    if (round % 10 === 0) context.say(`${engine}: ${round} of ${kills} kills`)
  }
  // The sweep at the start deletes orphans.
  await site.stop()
  age(data, 2 * hour)
  site = await context.start(data)
  context.note(`files on ${engine} at the end`, await checkStoredFiles(data))
  assert.deepEqual(await site.stop(), { code: 0, signal: null })
}

async function killProgram(context: DrillContext, data: Data, staff: Client, writers: Writers, site: SiteProcess) {
  const writing = writers.write(staff, new AbortController().signal)
  await wait(context.whole(1, 700))
  await site.kill()
  await writing
  age(data, 2 * hour)
  if (context.random() < 0.15) {
    // A crash during a start must do no harm either.
    const starting = await context.launch(data)
    await wait(context.whole(0, 400))
    await starting.kill()
    context.count('kills while starting')
  }
  const restarted = await context.start(data)
  await checkStoredFiles(data)
  return restarted
}

async function killDatabase(context: DrillContext, staff: Client, writers: Writers): Promise<void> {
  const server = await context.postgres()
  const end = new AbortController()
  const writing = writers.write(staff, end.signal, [503])
  await wait(context.whole(1, 700))
  await server.kill()
  await wait(context.whole(1, 300))
  await server.restart()
  end.abort()
  await writing
}

/** The same session as before: it must not be lost either. */
async function clientOf(site: SiteProcess, cookie: string | undefined): Promise<Client> {
  assert.ok(!site.hasEnded(), `The program has ended:\n${site.output()}`)
  const staff = new Client(site.url, cookie)
  const { body } = await staff.call('GET', '/api/auth/session')
  assert.ok(body.user, 'The session was lost.')
  return staff
}
