import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const dataDir = join(tmpdir(), `partitur-test-${process.pid}`)
const base = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, LC_ALL: 'C.UTF-8' }
/** A test waits for what it does, not for a clock; on a loaded machine that takes longer. */
const SLOW_MACHINE_MS = 30_000
const serverTests = ['server/**/*.test.ts', 'content/**/*.server.test.ts']

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // Each test makes an app and a database of its own, so what files share is loaded modules: the server is imported once.
    isolate: false,
    // Vitest itself would leave one core idle, half of a small machine.
    maxWorkers: availableParallelism(),
    setupFiles: ['tests/support/no-console.ts', 'tests/support/properties.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Hundreds of random cases in one test take seconds beside other work.
          testTimeout: SLOW_MACHINE_MS,
          include: ['{content,contract,modules,site,admin,vite}/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/linked-data/*.test.ts'],
          exclude: ['content/**/*.server.test.ts'],
          env: base,
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: serverTests,
          exclude: [...configDefaults.exclude, 'server/**/*.postgres.test.ts'],
          testTimeout: SLOW_MACHINE_MS,
          env: { ...base, DATABASE_URL: 'file:unused.db' },
          globalSetup: 'tests/support/sqlite-template.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: serverTests,
          testTimeout: SLOW_MACHINE_MS,
          env: { ...base, DATABASE_URL: 'postgres://unused' },
          globalSetup: 'tests/support/postgres-server.ts',
          setupFiles: 'tests/support/one-statement.ts',
        },
      },
    ],
  },
})
