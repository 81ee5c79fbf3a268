import startServer from '../../tests/support/database-server.ts'

/** An empty PostgreSQL, by the tests' helper. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  let url = ''
  const stop = await startServer({
    provide: (_key, value) => {
      url = value
    }
  })
  return { url, stop }
}
