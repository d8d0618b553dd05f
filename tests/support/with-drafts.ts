import { afterAll, beforeAll } from 'vitest'
import { env } from '#server/env.ts'

/** For a file of tests: the house has drafts. Files share loaded modules, so it is taken back. */
export function withDrafts(): void {
  beforeAll(() => {
    env.versioning = true
  })
  afterAll(() => {
    env.versioning = false
  })
}
