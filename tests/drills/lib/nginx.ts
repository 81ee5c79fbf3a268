import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { freePort } from '../../support/free-port.ts'
import { writeNginxConfiguration } from '../../support/nginx-configuration.ts'
import { until } from '../../support/until.ts'
import { editionIn } from './answer-file-reader.ts'
import type { DrillContext } from './context.ts'

/** Visitors of nginx. Each has its last answer, and revalidates it. */
export interface Nginx {
  /** The edition that a visitor of the page sees now; none where neither a file nor the program answers. */
  read(page: string): Promise<number[]>
  stop(): Promise<void>
}

/** Starts nginx as docs/proxies has it, but for addresses and certificates; undefined where it is not installed. */
export async function startNginx(context: DrillContext, program: string, files: string): Promise<Nginx | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined
  const folder = context.folder()
  const port = await freePort()
  const file = writeNginxConfiguration({ folder, port, program, files })
  const server = spawn('nginx', ['-c', file], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  context.atEnd(stop)
  const url = `http://127.0.0.1:${port}`
  await until(
    async () =>
      await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false
      ),
    'nginx does not answer.'
  )

  const seen = new Map<string, { tag: string; edition: number }>()
  return {
    stop,
    async read(page) {
      const last = seen.get(page)
      const answer = await fetch(url + page, { headers: last ? { 'if-none-match': last.tag } : {} })
      const text = await answer.text()
      if (answer.status === 502) return []
      if (answer.status === 304) context.count('unchanged by nginx (304)')
      if (answer.status === 304 && last) return [last.edition]
      assert.equal(answer.status, 200, `nginx answered ${page} with ${answer.status}`)
      const edition = editionIn(text)
      // The tags of the program are longer.
      const tag = answer.headers.get('etag') ?? ''
      if (tag.length < 24) context.count('files sent by nginx')
      seen.set(page, { tag, edition })
      return [edition]
    }
  }
}
