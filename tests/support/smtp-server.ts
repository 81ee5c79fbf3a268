import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** How the server treats the next mail. */
export type Behaviour = 'accept' | 'refuse' | 'try later' | 'hang up in data'

export interface TestSmtpServer {
  url: string
  /** What was accepted, whole as it came. */
  mails: string[]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

/** A real mail server on a free port, which fails as it is told. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  let behaviour: Behaviour = 'accept'
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, session, done) {
      if (behaviour === 'refuse') return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      if (behaviour === 'try later') return done(Object.assign(new Error('Greylisted'), { responseCode: 451 }))
      void session
      return done()
    },
    async onData(stream, _session, done) {
      if (behaviour === 'hang up in data') {
        stream.resume()
        server.connections.forEach((connection) => {
          connection.close()
        })
        return
      }
      mails.push(await text(stream))
      done()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (next) => {
      behaviour = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve()))
  }
}
