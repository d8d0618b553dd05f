import { defineConfig } from 'vitest/config'

/** What programs of others make of our calendars; they are no part of `npm test`, because a machine need not have them. */
export default defineConfig({
  test: {
    name: 'calendars',
    include: ['tests/calendars/**/*.test.ts'],
    globalSetup: 'tests/support/seeded-demo.ts',
    testTimeout: 120_000,
  },
})
