import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Lays a brotli and a gzip twin beside every text that the browser fetches, for the server to send as they are. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|svg|json)$/.test(name))
      await Promise.all(texts.map((name) => writeTwins(path.join(dir, name))))
    }
  }
}

async function writeTwins(file: string): Promise<void> {
  const text = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  environments: {
    // The whole program, server and pages, is one bundle: it starts fast, and pages and API share their modules.
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } }
  },
  // The export worker loads what it needs for the kind of file: only modules can.
  worker: { format: 'es' },
  // To press the files well takes its time, and is no reason for a warning.
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } }
})
