import { z } from 'zod'
import * as editorAddresses from '../addresses/editor.ts'
import { idSchema, localeParams, localeSchema, paged, pageQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { sectionOwnerTypeSchema, sectionSchema } from './sections.ts'

const one = localeParams.extend({ id: idSchema })

/** The change of one module or section, identified by `section` and `words`. */
export const versionChangeSchema = z.object({
  type: z.enum([
    'added',
    'removed',
    'moved',
    'changed',
    'showing',
    'section_added',
    'section_removed',
    'section_moved',
    'section_layout',
    'section_showing',
    /** A text of the page's own record or of another one on it; `words` is its field: `title`, `heroes/headline`. */
    'page_text',
  ]),
  id: z.int(),
  kind: z.string().nullable(),
  words: z.string(),
  section: z.string(),
  languages: z.array(localeSchema),
  /** The differing words of a changed text; null otherwise. */
  difference: z.object({ was: z.string(), now: z.string() }).nullable(),
})
export type VersionChange = z.output<typeof versionChangeSchema>

export const versionSchema = z
  .object({
    id: z.int(),
    saved_at: z.string(),
    /** Null for the system or a deleted account. */
    saved_by: z.string().nullable(),
    /** Against the version before it; null for the oldest. */
    changes: z.array(versionChangeSchema).nullable(),
  })
  .meta({ id: 'Version' })
export type Version = z.output<typeof versionSchema>

export const listVersions = endpoint({
  id: 'list_versions',
  tag: 'sections',
  summary: 'The states that a page has had, the latest first; the first of all is the page as it is',
  ...editorAddresses.listVersions,
  access: 'editor',
  params: localeParams,
  query: pageQuery.extend({ content_type: sectionOwnerTypeSchema, object_id: z.coerce.number().int().positive() }),
  response: paged(versionSchema),
  errors: ['bad_input', 'not_found'],
})

export const getVersion = endpoint({
  id: 'get_version',
  tag: 'sections',
  summary: 'A page as it was, and what differs from it in the page as it is',
  ...editorAddresses.getVersion,
  access: 'editor',
  params: one,
  response: z.object({
    id: z.int(),
    saved_at: z.string(),
    sections: z.array(sectionSchema),
    changes: z.array(versionChangeSchema),
  }),
  errors: ['bad_input', 'not_found'],
})

export const restoreVersion = endpoint({
  id: 'restore_version',
  tag: 'sections',
  summary: 'Makes a page as it was; that is a new state, and what it had since is in the bin',
  ...editorAddresses.restoreVersion,
  access: 'editor',
  params: one,
  /** Pictures of that state that no longer exist. */
  response: z.object({ sections: z.array(sectionSchema), lost_images: z.array(z.int()) }),
  errors: ['bad_input', 'not_found'],
})
