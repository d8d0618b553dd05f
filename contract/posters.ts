import { z } from 'zod'
import { posterResources } from '#content/types.ts'
import * as adminAddresses from './addresses/admin.ts'
import { idsFilter } from './admin/filters.ts'
import { endpoint } from './endpoint.ts'

export const getPoster = endpoint({
  id: 'getPoster',
  tag: 'posters',
  summary: 'Where the short address of a poster leads today',
  method: 'GET',
  path: '/api/posters/{code}/',
  access: 'visitor',
  params: z.object({ code: z.string().max(40) }),
  status: 200,
  /** `url` is null where the record is gone or not for visitors. */
  response: z.object({ code: z.string(), path: z.string(), url: z.string().nullable() }),
  errors: ['bad_input', 'not_found'],
})

const posterRecordSchema = z.object({
  record_id: z.int(),
  code: z.string(),
  path: z.string(),
  /** With the house's origin, as it is printed. */
  address: z.string(),
  /** What a label says: what it is, and when and where. */
  title: z.string(),
  note: z.string(),
  /** How often it was followed, in all and on each of the last days that had any, the latest first. */
  visits: z.int(),
  days: z.array(z.object({ day: z.string(), visits: z.int() })),
})
export type PosterRecord = z.output<typeof posterRecordSchema>

export const listPosters = endpoint({
  id: 'listPosters',
  tag: 'admin',
  summary: 'The poster addresses of records, and how often they were followed',
  ...adminAddresses.listPosters,
  access: 'editor',
  query: z.object({ resource: z.enum(posterResources), id: idsFilter() }),
  status: 200,
  response: z.array(posterRecordSchema),
  errors: ['bad_input'],
})
