import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { serveStatic } from '@hono/node-server/serve-static'
import { createRequestHandler } from './pages/router.ts'
import { projectFolder } from './project-folder.ts'
import { start } from './start.ts'

const clientFolder = path.join(projectFolder, 'build', 'client')

await start({
  renderPage: createRequestHandler(build, 'production'),
  mountAssets(app) {
    // Their names change with their content.
    app.use(
      '/assets/*',
      serveStatic({
        root: clientFolder,
        // The build has laid a smaller twin beside each text (vite.config.ts).
        precompressed: true,
        onFound: (_, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable')
      })
    )
  }
})
