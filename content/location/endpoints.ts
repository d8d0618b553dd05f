import { z } from 'zod'
import { idNameSchema } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'

export const locationSchema = idNameSchema.extend({ address: z.string(), city: z.string() })

export const listLocations = listEndpoint('list_locations', '/api/locations/', 'Locations of courses', locationSchema)
