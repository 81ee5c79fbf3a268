import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { projectFolder } from './project-folder.ts'
import { start } from './start.ts'

const clientFolder = path.join(projectFolder, 'build', 'client')

await start({
  renderPage: createRequestHandler(build, 'production'),
  mountAssets(app) {
    // Their names change with their content.
    app.use('/assets/*', serveStatic({ root: clientFolder, onFound: (_, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable') }))
  }
})
