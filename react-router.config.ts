import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  // A new folder for every build (scripts/lib/build.mjs): the one that runs is never changed.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/by-hand',
  // One file for each input of the server's build (vite.config.ts).
  serverBuildFile: '[name].js',
  // The route manifest is small and sent as a whole: no call is needed to discover routes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(path.join(reactRouterConfig.buildDirectory, 'client', 'assets'))
} satisfies Config

/**
 * Writes brotli and gzip versions of every compressible file that the browser loads, for the server to send as they are.
 * Done after the build: the route manifest is not among the files that Vite's plugins see.
 */
async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg|json|ttf)$/.test(name))
  await Promise.all(names.map((name) => compress(path.join(folder, name))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
