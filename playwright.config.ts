import { defineConfig } from '@playwright/test'

/** No calls home, and nothing that a test machine lacks. */
const args = [
  '--disable-gpu',
  // Letters stand where a person's browser puts them: without a window it would set them on whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: compiling its scripts twice, and drawing in a process of its own, took a seventh of the processor's time.
  '--js-flags=--no-opt --no-maglev',
  '--in-process-gpu'
]
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/support/seed.ts',
  // On two cores: a browser waits for its server half of the time.
  workers: 3,
  // No test asserts a time: these only end what hangs, and leave room for a machine that does much else.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // One race of a machine under load refuses no work; what passed only again is listed and counted as flaky, to be mended.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A worker's tests share a context, emptied between them: a new one, with its window, took a third of each page's time.
    reuseContext: true,
    // A trace of each action took a sixth of the time; `--trace=retain-on-failure` makes one of a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: isRoot ? [...args, '--no-sandbox'] : args }
  }
})
