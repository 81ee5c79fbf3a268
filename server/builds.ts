import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler, Next } from 'hono'
import { immutableHeaders } from './cache/client-file-cache.ts'
import { errorCode } from './errors.ts'
import type { AppEnv } from './http/context.ts'

/* Builds lie side by side in one folder (scripts/lib/builds.mjs), this program's own among them. */

/**
 * Serves the files that browsers load: those of its own build, and then those of the builds beside it. Pages that were
 * opened before an update name the files of the build before, and two servers may be updated one after the other.
 */
export function mountClientFiles(app: Hono<AppEnv>, ownBuild: string): void {
  const others = new Map<string, MiddlewareHandler>()
  app.use('/assets/*', cachedForever, clientFilesOf(ownBuild), async (context, next) => {
    for (const folder of buildsBeside(ownBuild)) {
      const serve = others.get(folder) ?? clientFilesOf(folder)
      others.set(folder, serve)
      const found = await serve(context, async () => undefined)
      if (found) return found
    }
    return await next()
  })
}

/** Notes that a build's program listens, and as which process: builds that nobody needs are removed when others are made. */
export function noteStart(build: string): void {
  const file = path.join(build, 'started')
  try {
    writeFileSync(file, [...pidsIn(file).filter(isRunning), process.pid].map((pid) => `${pid}\n`).join(''))
  } catch (error) {
    // A container's files may be read-only: then nothing is removed there either.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) throw error
  }
}

/** The build has laid a smaller twin beside each text (react-router.config.ts). */
function clientFilesOf(build: string): MiddlewareHandler {
  return serveStatic({ root: path.join(build, 'client'), precompressed: true })
}

function buildsBeside(ownBuild: string): string[] {
  const parent = path.dirname(ownBuild)
  return (
    readdirSync(parent)
      .map((name) => path.join(parent, name))
      // The last file that a build gets: an unfinished build has incomplete client files.
      .filter((folder) => folder !== ownBuild && existsSync(path.join(folder, 'package.json')))
  )
}

async function cachedForever(context: Context, next: Next): Promise<void> {
  await next()
  if (!context.res.ok) return
  for (const [name, value] of Object.entries(immutableHeaders)) context.header(name, value)
}

function pidsIn(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
