import { z } from 'zod'
import { recordForVisitors } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { identifierUrlsSchema } from '#contract/links/identifiers.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import { composer, work } from './fields.ts'

const composerSchema = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  ...publicShapeOf(composer.fields),
  identified: identifierUrlsSchema,
})

export const workSchema = z.object({
  id: z.int(),
  url: z.string(),
  ...publicShapeOf(work.fields),
  identified: identifierUrlsSchema,
  composer: composerSchema,
})
export type Work = z.output<typeof workSchema>

/** A composer in a list. */
export const listedComposerSchema = composerSchema
  .pick({ id: true, url: true, name: true })
  .extend({ sort_name: z.string() })

/** `dates`: how often it is or was played. */
const playedWorkSchema = workSchema
  .pick({ id: true, url: true, title: true, fallback: true })
  .extend({ dates: z.int() })

export const listComposers = endpoint({
  id: 'list_composers',
  tag: 'events',
  summary: 'Everyone by whom a work stands on a programme, in the order of their names',
  method: 'GET',
  path: '/api/composers/',
  access: 'visitor',
  response: z.array(composerSchema.pick({ born: true, died: true }).extend(listedComposerSchema.shape)),
  errors: [],
})

export const getComposer = endpoint({
  ...recordForVisitors,
  id: 'get_composer',
  tag: 'events',
  summary: 'A composer with the works that stand on a programme, the first of very many',
  path: '/api/composers/{id}/',
  response: composerSchema.extend({ works: z.array(playedWorkSchema) }),
})

export const getWork = endpoint({
  ...recordForVisitors,
  id: 'get_work',
  tag: 'events',
  summary: 'A work that stands on a programme',
  path: '/api/works/{id}/',
  response: workSchema.extend({ dates: z.int() }),
})
