import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const HOURS = 24 * 60 * 60_000
const base = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: join(tmpdir(), `partitur-torture-${process.pid}`) }
const requests = { include: ['server/api/generated-requests.test.ts'], setupFiles: ['tests/support/no-console.ts'], testTimeout: HOURS }

/** `npm run torture`: faults, and requests that nobody makes, for as long as is asked for; a short run of it is in `npm test`. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      { test: { ...requests, name: 'requests-sqlite', env: { ...base, DATABASE_URL: 'file:unused.db' }, globalSetup: 'tests/support/sqlite-template.ts' } },
      {
        test: { ...requests, name: 'requests-postgres', env: { ...base, DATABASE_URL: 'postgres://unused' }, globalSetup: 'tests/support/postgres-server.ts' },
      },
      {
        test: { name: 'faults', include: ['tests/torture/**/*.test.ts'], globalSetup: 'tests/support/seeded-demo.ts', testTimeout: HOURS, hookTimeout: HOURS },
      },
    ],
  },
})
