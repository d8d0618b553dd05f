import { z } from 'zod'
import { fallbackFieldsSchema, idParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { identifierUrlsSchema } from '#contract/links/identifiers.ts'

const composerSchema = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  born: z.int().nullable(),
  died: z.int().nullable(),
  /** URL in a catalogue or an encyclopedia. */
  same_as: z.string(),
  identified: identifierUrlsSchema,
})

const playedWorkSchema = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  fallback: fallbackFieldsSchema,
  dates: z.int(),
})

export const listComposers = endpoint({
  id: 'list_composers',
  tag: 'events',
  summary: 'Everyone by whom a work stands on a programme, in the order of their names',
  method: 'GET',
  path: '/api/composers/',
  access: 'visitor',
  status: 200,
  response: z.array(
    composerSchema.pick({ id: true, url: true, name: true, born: true, died: true }).extend({ sort_name: z.string() }),
  ),
  errors: [],
})

export const getComposer = endpoint({
  id: 'get_composer',
  tag: 'events',
  summary: 'A composer with the works that stand on a programme, the first of very many',
  method: 'GET',
  path: '/api/composers/{id}/',
  access: 'visitor',
  params: idParams,
  status: 200,
  response: composerSchema.extend({ works: z.array(playedWorkSchema) }),
  errors: ['bad_input', 'not_found'],
})

export const getWork = endpoint({
  id: 'get_work',
  tag: 'events',
  summary: 'A work that stands on a programme',
  method: 'GET',
  path: '/api/works/{id}/',
  access: 'visitor',
  params: idParams,
  status: 200,
  response: playedWorkSchema.extend({
    movements: z.array(z.string()),
    minutes: z.int().nullable(),
    same_as: z.string(),
    identified: identifierUrlsSchema,
    composer: composerSchema,
  }),
  errors: ['bad_input', 'not_found'],
})
