import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { until } from './until.ts'

/** The server's treatment of mails from now on. */
export type Behaviour =
  | 'accept'
  | 'refuse'
  | 'try later'
  | 'hang up in data'
  /** Accepts the mail and breaks the connection before it says so. */
  | 'hang up after data'
  /** Confirms the mail 300 ms late. */
  | 'slow'
  /** Says nothing until it is told to behave otherwise. */
  | 'hold'
  /** Never answers. */
  | 'hang'

export interface TestSmtpServer {
  url: string
  /** The accepted mails as they came. */
  mails: string[]
  /** The recipients of each in the SMTP envelope. */
  recipients: string[][]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

/** A real mail server on a free or a given port, which fails as it is told. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  let behaviour: Behaviour = 'accept'
  const mails: string[] = []
  const recipients: string[][] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    async onRcptTo(_address, _session, done) {
      if (behaviour === 'hold') await until(() => behaviour !== 'hold', 'The mail server is held for ever.')
      if (behaviour === 'hang') return
      if (behaviour === 'refuse') return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      if (behaviour === 'try later') return done(Object.assign(new Error('Greylisted'), { responseCode: 451 }))
      return done()
    },
    async onData(stream, { envelope }, done) {
      if (behaviour === 'hang up in data') {
        stream.resume()
        hangUp()
        return
      }
      const mail = await text(stream).catch(() => undefined)
      // The sender was killed half way.
      if (mail === undefined) return
      mails.push(mail)
      recipients.push(envelope.rcptTo.map(({ address }) => address))
      if (behaviour === 'hang up after data') return hangUp()
      if (behaviour === 'slow') await wait(300)
      done()
    }
  })
  // A killed client breaks its connection.
  server.on('error', () => undefined)
  const hangUp = () => {
    for (const connection of server.connections) connection.close()
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    recipients,
    behave: (next) => {
      behaviour = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve()))
  }
}
