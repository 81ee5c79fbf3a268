import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Next } from 'hono'
import { createRequestHandler } from './pages/router.ts'
import { projectFolder } from './project-folder.ts'
import { start } from './start.ts'

const clientFolder = path.join(projectFolder, 'build', 'client')

await start({
  renderPage: createRequestHandler(build, 'production'),
  mountAssets(app) {
    app.use('/assets/*', keptForEver)
    // The build has laid a smaller twin beside each text (react-router.config.ts).
    app.use('/assets/*', serveStatic({ root: clientFolder, precompressed: true }))
  }
})

/** The names of built files change with their content. */
async function keptForEver(context: Context, next: Next): Promise<void> {
  await next()
  if (!context.res.ok) return
  context.header('Cache-Control', 'public, max-age=31536000, immutable')
  context.header('Vary', 'Accept-Encoding')
}
