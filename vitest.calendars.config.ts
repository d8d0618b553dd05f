import { defineConfig } from 'vitest/config'

// These programs go by the machine's clock, so the house does too.
process.env.JOURNEYS_AHEAD = '0'

/** What programs of others make of our calendars; they are no part of `npm test`, because a machine need not have them. */
export default defineConfig({
  test: {
    name: 'calendars',
    include: ['tests/calendars/**/*.test.ts'],
    globalSetup: 'tests/support/seeded-demo.ts',
    testTimeout: 120_000,
  },
})
