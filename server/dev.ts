import { createServer } from 'vite'

/** The program with hot reload: pages change as their files are saved; a change of the server itself needs a restart. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

// Everything comes through Vite, the router as well: a second copy of it would not know the first one's contexts.
const { start }: typeof import('./start.ts') = await load('/server/start.ts')
const { createRequestHandler }: typeof import('./pages/router.ts') = await load('/server/pages/router.ts')

await start({
  renderPage: createRequestHandler(() => load('virtual:react-router/server-build'), 'development'),
  before: vite.middlewares
})

async function load<T>(module: string): Promise<T> {
  return (await vite.ssrLoadModule(module)) as T
}
