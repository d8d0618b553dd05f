import { afterAll, beforeAll } from 'vitest'
import { env } from '#server/env.ts'

/** Turns drafts on for a test file. Files share loaded modules, so it is reset. */
export function withDrafts(): void {
  beforeAll(() => {
    env.versioning = true
  })
  afterAll(() => {
    env.versioning = false
  })
}
