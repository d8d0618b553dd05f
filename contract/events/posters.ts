import { z } from 'zod'
import { posterResources } from '#model/types.ts'
import * as adminAddresses from '../addresses/admin.ts'
import { idsFilter } from '../admin/resources/filters.ts'
import { endpoint } from '../endpoint.ts'

export const getPoster = endpoint({
  id: 'get_poster',
  tag: 'posters',
  summary: 'Where the short address of a poster leads today',
  method: 'GET',
  path: '/api/posters/{code}/',
  access: 'visitor',
  params: z.object({ code: z.string().max(40) }),
  /** `url` is null when the record is deleted or not public. */
  response: z.object({ code: z.string(), path: z.string(), url: z.string().nullable() }),
  errors: ['bad_input', 'not_found'],
})

const posterRecordSchema = z.object({
  record_id: z.int(),
  code: z.string(),
  path: z.string(),
  /** The printed URL, with the installation's origin. */
  address: z.string(),
  /** The label's text: name, time and place. */
  title: z.string(),
  note: z.string(),
  /** In total and on the last days with visits, latest first. */
  visits: z.int(),
  days: z.array(z.object({ day: z.string(), visits: z.int() })),
})
export type PosterRecord = z.output<typeof posterRecordSchema>

export const listPosters = endpoint({
  id: 'list_posters',
  tag: 'admin',
  summary: 'The poster addresses of records, and how often they were followed',
  ...adminAddresses.listPosters,
  access: 'editor',
  query: z.object({ resource: z.enum(posterResources), id: idsFilter() }),
  response: z.array(posterRecordSchema),
  errors: ['bad_input'],
})
