import type { Services } from '../create-services.ts'
import type { implement } from './implement.ts'

export type On = ReturnType<typeof implement>

/** Registers the endpoints of a content type, or of a part of the server. */
export type TypeApi = (on: On, services: Services) => void
