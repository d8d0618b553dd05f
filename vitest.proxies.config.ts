import { defineConfig } from 'vitest/config'

/** The built site behind nginx and Caddy over TLS; no part of `npm test`, because a machine need not have them. */
export default defineConfig({
  test: {
    name: 'proxies',
    include: ['tests/proxies/**/*.test.ts'],
    globalSetup: 'tests/support/seeded-demo.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
