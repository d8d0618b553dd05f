import { defineConfig } from 'vitest/config'

/** A backup of PostgreSQL by its own programs; no part of `npm test`, because a machine need not have them. */
export default defineConfig({
  test: {
    name: 'backup',
    include: ['tests/backup/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://unused' },
  },
})
