import type { implement } from '#server/api/implement.ts'
import type { Services } from '#server/create-services.ts'

/** Registers the public endpoints of a folder. */
export type TypeApi = (on: ReturnType<typeof implement>, services: Services) => void
