import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts', 'tests/torture/{kill,migrations}.test.ts'],
    // Journeys of the process itself say which database they use.
    exclude: process.env.JOURNEYS_DATABASE === 'postgres' ? ['tests/e2e/{server,server-*}.test.ts'] : [],
    globalSetup: 'tests/support/seeded-demo.ts',
    setupFiles: 'tests/support/stand-in-time.ts',
    // What a page comes to by itself may take a busy machine longer than the second that vitest waits of itself.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A worker keeps its browser from file to file; each file has a server of its own.
    isolate: false,
    maxWorkers: 2,
  },
})
