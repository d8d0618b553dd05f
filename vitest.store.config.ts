import { defineConfig } from 'vitest/config'

/** Media in a real store that speaks S3; no part of `npm test`, because a machine need not have Ceph. */
export default defineConfig({
  test: {
    name: 'store',
    include: ['tests/store/**/*.test.ts'],
    globalSetup: 'tests/support/sqlite-template.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'file:unused.db' },
  },
})
