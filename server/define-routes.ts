import type { Hono } from 'hono'
import type { Services } from './create-services.ts'

/** Addresses of a content type outside the API, below `path`. With `BACKEND_URL` they are the other backend's. */
export type TypeRoutes = { path: `/${string}`; create: (services: Services) => Hono }
