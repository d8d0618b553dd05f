import { z } from 'zod'
import * as editorAddresses from '../addresses/editor.ts'
import { localeParams, paged, pageQuery, recordIdSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { sectionOwnerTypeSchema, sectionSchema } from './sections.ts'

const deletedSchema = z.object({ model: z.enum(['container', 'module']), id: recordIdSchema })

/** A deleted part of a page. Sections and columns are counted from 1. */
export const pageBinEntrySchema = deletedSchema
  .extend({
    kind: z.string().nullable(),
    /** Its first words, in one language. */
    words: z.string(),
    /** The number of modules restored with a section, or items with a list. */
    holds: z.int(),
    /** Its place: null when that section is deleted too; for a section its own position. */
    section: z.int().nullable(),
    column: z.int(),
    /** The kind of an item's list. */
    list: z.string().nullable(),
    deleted_at: z.string(),
    /** Null when the account is deleted. */
    deleted_by: z.string().nullable(),
    days_left: z.int(),
  })
  .meta({ id: 'BinEntry' })
export type PageBinEntry = z.output<typeof pageBinEntrySchema>

/**
 * Its own place; the last column or a neighbouring section, because its own is gone; a new section on an empty page; or
 * its own place with its deleted list or section.
 */
export const restorePlacements = ['same', 'last_column', 'other_section', 'new_section', 'with_home'] as const
export type RestorePlacement = (typeof restorePlacements)[number]

export const listPageBin = endpoint({
  id: 'list_page_bin',
  tag: 'sections',
  summary: 'What was deleted on a page within the last 30 days, the latest first',
  ...editorAddresses.listPageBin,
  access: 'editor',
  params: localeParams,
  query: pageQuery.extend({ content_type: sectionOwnerTypeSchema, object_id: z.coerce.number().int().positive() }),
  response: paged(pageBinEntrySchema),
  errors: ['bad_input', 'not_found'],
})

export const restoreFromPageBin = endpoint({
  id: 'restore_from_page_bin',
  tag: 'sections',
  summary: 'Brings back what anyone deleted, to its place or the nearest one',
  ...editorAddresses.restoreFromPageBin,
  access: 'editor',
  params: localeParams,
  body: deletedSchema,
  response: z.object({ place: z.enum(restorePlacements), section: sectionSchema }),
  errors: ['bad_input', 'not_found'],
})
