import type { implement } from '#server/api/implement.ts'

/** What a folder answers to visitors: puts its endpoints on the app. */
export type TypeApi = (on: ReturnType<typeof implement>, site: { origin: string }) => void
