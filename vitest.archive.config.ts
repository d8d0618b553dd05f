import { defineConfig } from 'vitest/config'

/** `npm run test:archive`: what is too long for every run, over the archive of a house with a long history. */
export default defineConfig({
  test: {
    name: 'archive',
    include: ['tests/archive/**/*.test.ts'],
    setupFiles: ['tests/support/no-console.ts'],
    globalSetup: 'tests/support/sqlite-template.ts',
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'file:unused.db' },
    testTimeout: 15 * 60_000,
  },
})
