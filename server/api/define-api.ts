import type { Services } from '../create-services.ts'
import type { implement } from './implement.ts'

/** Registers the public endpoints of a folder. */
export type TypeApi = (on: ReturnType<typeof implement>, services: Services) => void
