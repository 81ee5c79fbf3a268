import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  // One file for each input of the server's build (vite.config.ts).
  serverBuildFile: '[name].js',
  // The whole route table is small and comes at once; there is no second door that tells of routes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => precompress(path.join(import.meta.dirname, 'build', 'client', 'assets'))
} satisfies Config

/**
 * Lays a brotli and a gzip twin beside every text that the browser fetches, for the server to send as they are. Here,
 * after all else: the table of routes is not among the files that Vite's plugins see.
 */
async function precompress(folder: string): Promise<void> {
  const texts = (await readdir(folder)).filter((name) => /\.(?:js|css|svg|json|ttf)$/.test(name))
  await Promise.all(texts.map((name) => writeTwins(path.join(folder, name))))
}

async function writeTwins(file: string): Promise<void> {
  const text = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
