import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer } from 'vite'

/** The program with hot reload: pages change as their files are saved; a change of the server itself needs a restart. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { start } = (await vite.ssrLoadModule('/server/start.ts')) as typeof import('./start.ts')

await start({
  renderPage: (request, context) =>
    createRequestHandler(
      async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      'development'
    )(request, context),
  before: vite.middlewares
})
