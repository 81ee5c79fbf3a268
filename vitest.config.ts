import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The drills are one long file: begun last, they would run on while the other worker has nothing to do. */
class DrillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isDrill = ({ project }: TestSpecification) => project.name === 'drills'
    return [...sorted.filter(isDrill), ...sorted.filter((file) => !isDrill(file))]
  }
}

const minute = 60_000
/** No test asserts a time. These only end what hangs, and leave room for a machine that does much else. */
const limits = { testTimeout: 5 * minute, hookTimeout: 5 * minute, expect: { poll: { timeout: 2 * minute } } }

/** Files that replace modules (vi.mock): each has a process of its own. */
const mocked = 'tests/api/mocked/*.test.ts'

/**
 * The tests of calls and queries, which are the same on each database, and what it alone has. Their files share a
 * process: loading the program for each of them took a quarter of the processor's time.
 */
function onDatabase(name: 'sqlite' | 'postgres', own: string[] = [], globalSetup: string[] = []) {
  const options = { ...limits, env: { TEST_DATABASE: name }, globalSetup }
  const include = ['tests/api/**/*.test.ts', 'tests/database/**/*.test.ts', ...own]
  return [
    { test: { ...options, name, include, exclude: [mocked], isolate: false } },
    { test: { ...options, name: `${name}-mocked`, include: [mocked] } }
  ]
}

export default defineConfig({
  test: {
    // Processes, not threads: the database and the image library are native modules.
    pool: 'forks',
    // On two cores: one of them has the drills, which wait most of their time. A fourth made it no faster.
    maxWorkers: 3,
    sequence: { sequencer: DrillsFirst },
    restoreMocks: true,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      { test: { ...limits, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      ...onDatabase('sqlite'),
      // Only PostgreSQL can be shared by several servers.
      ...onDatabase('postgres', ['tests/postgres/**/*.test.ts'], ['tests/support/database-server.ts']),
      { test: { ...limits, name: 'drills', include: ['tests/drills/**/*.test.ts'] } }
    ]
  }
})
