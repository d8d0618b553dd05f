import { z } from 'zod'
import { idParams, lineText, localeSchema, paged } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { sectionOwnerTypeSchema } from '../page/sections.ts'
import { listQuery } from './resources/endpoints.ts'
import { dateTime } from './resources/fields.ts'

const releaseBody = z.object({ name: lineText().min(1).max(120), public_from: dateTime() })

export const releaseSchema = releaseBody
  .extend({
    id: z.int(),
    version: z.int(),
    /** The number of pages, counted per language, and records. */
    count: z.int(),
    /** Public, or due within half a minute: cannot be changed. */
    is_out: z.boolean(),
    updated_at: z.string().nullable(),
  })
  .meta({ id: 'Release' })
export type Release = z.output<typeof releaseSchema>

export const releasedPageSchema = z.object({
  /** The id of the publication, to cancel it. */
  id: z.int(),
  content_type: sectionOwnerTypeSchema,
  object_id: z.int(),
  language: localeSchema,
  title: z.string(),
  /** Empty without a page. */
  url: z.string(),
  made_at: z.string(),
})
/** A record is added and removed by its `online_with`. */
const releasedRecordSchema = z.object({ resource: z.string(), id: z.int(), title: z.string() })
export type ReleasedRecord = z.output<typeof releasedRecordSchema>
const wholeSchema = releaseSchema.extend({ pages: z.array(releasedPageSchema), records: z.array(releasedRecordSchema) })
export type ReleaseWithContents = z.output<typeof wholeSchema>

const path = '/api/admin/releases/'
const one = `${path}{id}/`
const common = { tag: 'admin: releases', access: 'editor' } as const

export const listReleases = endpoint({
  ...common,
  id: 'admin_list_releases',
  summary: 'What goes out together: the next first, then what is out, the latest first; only where drafts are on',
  method: 'GET',
  path,
  query: listQuery,
  response: paged(releaseSchema),
  errors: ['bad_input', 'not_found'],
})

export const getRelease = endpoint({
  ...common,
  id: 'admin_get_release',
  summary: 'A release with all that goes out with it',
  method: 'GET',
  path: one,
  params: idParams,
  response: wholeSchema,
  errors: ['not_found'],
})

export const createRelease = endpoint({
  ...common,
  id: 'admin_create_release',
  summary: 'Plans a release; pages are put into it when they are published, records by their field `online_with`',
  method: 'POST',
  path,
  body: releaseBody,
  status: 201,
  response: wholeSchema,
  errors: ['bad_input'],
})

export const updateRelease = endpoint({
  ...common,
  id: 'admin_update_release',
  summary: 'Renames a release, or moves it with everything in it',
  method: 'POST',
  path: one,
  params: idParams,
  body: releaseBody.partial().extend({ version: z.int().min(1).optional() }),
  response: wholeSchema,
  errors: ['bad_input', 'not_found', 'conflict'],
})

export const deleteRelease = endpoint({
  ...common,
  id: 'admin_delete_release',
  summary: 'Gives up a release that is not out; nothing of it goes out, no draft is lost, and its records stay offline',
  method: 'DELETE',
  path: one,
  params: idParams,
  response: null,
  errors: ['bad_input', 'not_found'],
})
