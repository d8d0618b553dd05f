import { defineConfig } from 'vitest/config'

/** What others broke programs with, uploaded to the built server; no part of `npm test`, because it is fetched first and takes minutes. */
export default defineConfig({
  test: {
    name: 'corpora',
    include: ['tests/corpora/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
})
