import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The whole program, server and pages, is one bundle: it starts fast, and pages and API share their modules.
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } }
  },
  // The export worker loads what it needs for the kind of file: only modules can.
  worker: { format: 'es' },
  // To press the files well takes its time, and is no reason for a warning.
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } }
})
