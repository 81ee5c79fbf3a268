import { defineConfig } from 'vitest/config'

/** The same tests of calls and queries run on both databases. */
const databaseTests = ['tests/api/**/*.test.ts', 'tests/database/**/*.test.ts']

/** A slow machine is no fault of the program; a test that hangs still ends. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Processes, not threads: the database and the image library are native modules.
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      { test: { ...patience, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { ...patience, name: 'sqlite', include: databaseTests, env: { TEST_DATABASE: 'sqlite' } } },
      {
        test: {
          ...patience,
          name: 'postgres',
          // Several servers can share a PostgreSQL alone.
          include: [...databaseTests, 'tests/postgres/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'tests/support/database-server.ts'
        }
      },
      { test: { ...patience, name: 'drills', include: ['tests/drills/**/*.test.ts'] } }
    ]
  }
})
