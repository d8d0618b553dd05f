import type { implement } from '#server/api/implement.ts'
import type { Services } from '#server/create-services.ts'

/** What a folder answers to visitors: puts its endpoints on the app. */
export type TypeApi = (on: ReturnType<typeof implement>, services: Services) => void
