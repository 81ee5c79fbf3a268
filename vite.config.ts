import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // Server and pages are one build: it starts fast, and pages and API share their modules. Every process runs from it.
    ssr: {
      build: {
        rolldownOptions: {
          input: {
            index: './server/main.ts',
            admin: './server/commands/admin.ts',
            backup: './server/commands/backup.ts',
            restore: './server/commands/restore.ts',
            'media-process': './server/media/media-process.ts',
            'import-worker': './server/import/import-worker.ts'
          }
        }
      }
    }
  },
  // The export worker loads what it needs for the kind of file: only modules can.
  worker: { format: 'es' },
  // To press the files well takes its time, and is no reason for a warning.
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } }
})
