import { defineConfig } from 'vitest/config'

process.env.JOURNEYS_DATABASE = 'postgres'

/** Three processes of the built site on one PostgreSQL behind nginx; no part of `npm test`, because a machine need not have nginx, and it takes minutes. */
export default defineConfig({
  test: {
    name: 'cluster',
    include: ['tests/cluster/**/*.test.ts'],
    globalSetup: 'tests/support/seeded-demo.ts',
    // Each measures, and has the machine to itself.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
