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

/** The same tests of calls and queries run on both databases. */
const databaseTests = ['tests/api/**/*.test.ts', 'tests/database/**/*.test.ts']

const minute = 60_000
/** No test asserts a time. These only end what hangs, and leave room for a machine that does much else. */
const limits = { testTimeout: 5 * minute, hookTimeout: 5 * minute, expect: { poll: { timeout: 2 * minute } } }

export default defineConfig({
  test: {
    // Processes, not threads: the database and the image library are native modules.
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: DrillsFirst },
    restoreMocks: true,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      { test: { ...limits, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { ...limits, name: 'sqlite', include: databaseTests, env: { TEST_DATABASE: 'sqlite' } } },
      {
        test: {
          ...limits,
          name: 'postgres',
          // Only PostgreSQL can be shared by several servers.
          include: [...databaseTests, 'tests/postgres/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'tests/support/database-server.ts'
        }
      },
      { test: { ...limits, name: 'drills', include: ['tests/drills/**/*.test.ts'] } }
    ]
  }
})
