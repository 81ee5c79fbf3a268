/* `npm test`: everything; `npm test -- check|unit|sqlite|postgres|api|drills|browser` only that. Its last line counts the tests. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { check } from './lib/check.mjs'
import { ensurePostgres } from './lib/postgres.mjs'
import { Failure, main, root, run } from './lib/run.mjs'
import { binOf, ensureInstalled, findNode } from './lib/toolchain.mjs'

const projects = {
  unit: ['unit'],
  sqlite: ['sqlite', 'sqlite-mocked'],
  postgres: ['postgres', 'postgres-mocked'],
  api: ['sqlite', 'sqlite-mocked', 'postgres', 'postgres-mocked'],
  drills: ['drills']
}
const allNames = ['check', 'unit', 'api', 'drills', 'browser']
const vitestReport = path.join(root, 'test-results/vitest.json')
const playwrightReport = path.join(root, 'test-results/playwright.json')

await main(async () => {
  process.env.NODE_ENV = 'test'
  const stages = stagesOf(process.argv.slice(2))
  await ensureInstalled()
  await ensureBuilt()
  if (stages.browser || stages.projects.includes('drills')) process.env.CHROMIUM_PATH = await findChromium()
  if (stages.projects.some((name) => name !== 'unit' && !name.startsWith('sqlite'))) await ensurePostgres()

  const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  const code =
    (stages.check && (await check())) ||
    (stages.projects.length > 0 && (await runVitest(stages.projects, counts))) ||
    (stages.browser && (await runPlaywright(counts)))
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  const flaky = counts.flaky > 0 ? `, ${counts.flaky} of the passed only at the second try` : ''
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}${flaky}`)
  return Number(code)
})

function stagesOf(names) {
  const wanted = names.length > 0 ? names : allNames
  const unknown = wanted.find((name) => !allNames.includes(name) && !projects[name])
  if (unknown)
    throw new Failure(
      `There is no '${unknown}' among the tests: ${[...new Set([...allNames, ...Object.keys(projects)])].join(', ')}.`,
      2
    )
  return {
    check: wanted.includes('check'),
    projects: [...new Set(wanted.flatMap((name) => projects[name] ?? []))],
    browser: wanted.includes('browser')
  }
}

async function runVitest(names, counts) {
  rmSync(vitestReport, { force: true })
  const code = await run(findNode(), [binOf('vitest'), 'run', ...names.map((name) => `--project=${name}`)])
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = reportIn(vitestReport)
  add(counts, code, numPassedTests, numFailedTests, numPendingTests + numTodoTests)
  return code
}

async function runPlaywright(counts) {
  rmSync(playwrightReport, { force: true })
  const code = await run(findNode(), [binOf('@playwright/test', 'playwright'), 'test'])
  const { stats } = reportIn(playwrightReport)
  counts.flaky = stats?.flaky ?? 0
  add(counts, code, (stats?.expected ?? 0) + counts.flaky, stats?.unexpected, stats?.skipped)
  return code
}

/** A runner that fails without a failed test (a file that does not load) counts as one failure. */
function add(counts, code, passed, failed, skipped) {
  counts.passed += passed || 0
  counts.failed += failed || (code === 0 ? 0 : 1)
  counts.skipped += skipped || 0
}

function reportIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
