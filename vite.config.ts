import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Browsers know the names of characters (`&copy;`): markdown-it's table of them, 30 KB, stays on the server. */
function entitiesOfTheBrowser(): Plugin {
  const id = '\0entities'
  return {
    name: 'entities-of-the-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === 'entities' ? id : undefined),
    // As strict as the package: what a browser reads without its semicolon is none. A letter before it keeps line breaks.
    load: (wanted) =>
      wanted === id
        ? `export function decodeHTML(entity) {
            const area = document.createElement('textarea')
            area.innerHTML = 'x' + entity
            const text = area.value.slice(1)
            return text.endsWith(';') && entity !== '&semi;' ? entity : text
          }
          export { decodeHTML as decodeHTMLStrict }`
        : undefined
  }
}

export default defineConfig({
  plugins: [entitiesOfTheBrowser(), tailwindcss(), reactRouter()],
  environments: {
    // Parts that screens share are few files: each costs the headers of an answer.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
                {
                  name: 'office',
                  test: /[\\/](?:app[\\/]admin|ui|fields|collections|shared)[\\/](?!markdown)/,
                  minShareCount: 3,
                  tags: ['$initial']
                }
              ]
            }
          }
        }
      }
    },
    // Server and pages are one build: it starts fast, and pages and API share their modules. Every process runs from it.
    ssr: {
      build: {
        rolldownOptions: {
          input: {
            index: './server/main.ts',
            admin: './server/commands/admin.ts',
            backup: './server/commands/backup.ts',
            restore: './server/commands/restore.ts',
            'move-uploads': './server/commands/move-uploads.ts',
            'media-process': './server/media/media-process.ts'
          }
        }
      }
    }
  },
  // The export worker loads what it needs for the kind of file: only modules can.
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  // To press the files well takes its time, and is no reason for a warning.
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } }
})
