import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** How the server treats the next mail. */
export type Behaviour =
  | 'accept'
  | 'refuse'
  | 'try later'
  | 'hang up in data'
  /** The mail is taken, and its sender never hears of it. */
  | 'hang up after data'
  /** Takes its time to say that it has the mail. */
  | 'slow'
  /** Says nothing any more. */
  | 'hang'

export interface TestSmtpServer {
  url: string
  /** What was accepted, whole as it came. */
  mails: string[]
  /** Whom each of them was for, as the sender said it to the server. */
  recipients: string[][]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

/** A real mail server on a free port, or a given one, which fails as it is told. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  let behaviour: Behaviour = 'accept'
  const mails: string[] = []
  const recipients: string[][] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_address, session, done) {
      if (behaviour === 'hang') return
      if (behaviour === 'refuse') return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      if (behaviour === 'try later') return done(Object.assign(new Error('Greylisted'), { responseCode: 451 }))
      void session
      return done()
    },
    async onData(stream, { envelope }, done) {
      if (behaviour === 'hang up in data') {
        stream.resume()
        hangUp()
        return
      }
      const mail = await text(stream).catch(() => undefined)
      // A sender that was killed half way has sent nothing.
      if (mail === undefined) return
      mails.push(mail)
      recipients.push(envelope.rcptTo.map(({ address }) => address))
      if (behaviour === 'hang up after data') return hangUp()
      if (behaviour === 'slow') await wait(300)
      done()
    }
  })
  // A client that is killed breaks its connection: that is no fault of the server.
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
