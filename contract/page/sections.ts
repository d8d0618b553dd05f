import { z } from 'zod'
import { sectionOwnerTypes } from '#model/types.ts'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import * as editorAddresses from '../addresses/editor.ts'
import { dateTime } from '../admin/resources/fields.ts'
import { fallbackFieldsSchema, idSchema, localeParams, recordIdSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const sectionOwnerTypeSchema = z.enum(sectionOwnerTypes)

/** When a section or module is visible; null for always. Only in responses to editors. */
export const visibilitySettingsSchema = z
  .object({
    is_online: z.boolean().default(true),
    shown_from: dateTime().nullable().default(null),
    shown_until: dateTime().nullable().default(null),
    until_date_id: recordIdSchema.nullable().default(null),
  })
  .meta({ id: 'Showing' })

export const visibleUntilDateSchema = z.object({ id: z.int(), title: z.string(), start: z.string(), end: z.string() })
/** The concert after whose end it is hidden. */
export type VisibleUntilDate = z.output<typeof visibleUntilDateSchema>

/** For editors only: `until_date` is null when the concert is deleted. */
const timing = {
  showing: visibilitySettingsSchema.nullable().optional(),
  until_date: visibleUntilDateSchema.nullable().optional(),
}
export type VisibilityFields = {
  showing?: VisibilitySettings | null | undefined
  until_date?: VisibleUntilDate | null | undefined
}

/** A module in API form: base fields and those of its kind, in one language. */
export type ModuleRecord = {
  id: number
  kind: string
  url: string
  version: number
  /** The section's id; for an item, its list module's. */
  parent: number
  column: number
  order: number
  anchor: string
  /** Localised fields shown in the other language. */
  fallback: string[]
  /** Localised fields whose English text is outdated; for editors. */
  outdated?: string[] | undefined
  /** By localised field, the hash of the German source text; for editors. */
  written_for?: Readonly<Record<string, string>> | undefined
  /** Stored data that fails its schema: hidden from visitors, marked for editors. */
  invalid?: boolean | undefined
  children?: ModuleRecord[] | undefined
  [field: string]: unknown
} & VisibilityFields
export const moduleRecordSchema: z.ZodType<ModuleRecord> = z
  .lazy(() =>
    z.looseObject({
      id: z.int(),
      kind: z.string(),
      url: z.string(),
      version: z.int(),
      parent: z.int(),
      column: z.int(),
      order: z.int(),
      anchor: z.string(),
      fallback: fallbackFieldsSchema,
      outdated: z.array(z.string()).optional(),
      written_for: z.record(z.string(), z.string()).optional(),
      invalid: z.boolean().optional(),
      ...timing,
      children: z.array(moduleRecordSchema).optional(),
    }),
  )
  .meta({ id: 'Module' })

export const layoutSchema = z.int().min(0).max(5)

export const sectionSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    model: z.literal('container'),
    url: z.string(),
    version: z.int(),
    parent: z.int().nullable(),
    content_type: sectionOwnerTypeSchema,
    object_id: z.int(),
    layout: layoutSchema,
    order: z.int(),
    ...timing,
    columns: z.array(z.object({ classes: z.string(), span: z.int(), children: z.array(moduleRecordSchema) })),
  })
  .meta({ id: 'Section' })
export type Section = z.output<typeof sectionSchema>

const sectionParams = localeParams.extend({ id: idSchema })
const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug_form')
  .max(100)
/** Unique over the site; made from the id when empty. */
export const sectionSlugSchema = z.union([z.literal(''), slugSchema]).default('')
const writeErrors = ['bad_input', 'not_found'] as const

export const getSectionBySlug = endpoint({
  id: 'get_section_by_slug',
  tag: 'sections',
  summary: 'A section by its slug',
  ...editorAddresses.getSectionBySlug,
  access: 'visitor',
  params: localeParams.extend({ slug: z.string().max(100) }),
  response: sectionSchema,
  errors: ['not_found'],
})

export const createSection = endpoint({
  id: 'create_section',
  tag: 'sections',
  summary: 'Creates a section; without `order` at the end',
  ...editorAddresses.createSection,
  access: 'editor',
  params: localeParams,
  body: z.object({
    parent: recordIdSchema.nullish(),
    content_type: sectionOwnerTypeSchema,
    object_id: recordIdSchema,
    slug: sectionSlugSchema,
    layout: layoutSchema.default(0),
    order: z.int().min(0).max(10_000).optional(),
    showing: visibilitySettingsSchema.nullable().optional(),
  }),
  status: 201,
  response: sectionSchema,
  errors: writeErrors,
})

export const getSection = endpoint({
  id: 'get_section',
  tag: 'sections',
  summary: 'One section with its modules',
  ...editorAddresses.getSection,
  access: 'visitor',
  params: sectionParams,
  response: sectionSchema,
  errors: ['bad_input', 'not_found'],
})

export const updateSection = endpoint({
  id: 'update_section',
  tag: 'sections',
  summary: 'Changes layout, slug or when it is shown; modules of lost columns go to the end of the last one',
  ...editorAddresses.updateSection,
  access: 'editor',
  params: sectionParams,
  body: z.object({
    version: z.int().min(1).optional(),
    layout: layoutSchema.optional(),
    slug: slugSchema.optional(),
    showing: visibilitySettingsSchema.nullable().optional(),
  }),
  response: sectionSchema,
  errors: [...writeErrors, 'conflict'],
})

export const deleteSection = endpoint({
  id: 'delete_section',
  tag: 'sections',
  summary: 'Deletes a section with its modules',
  ...editorAddresses.deleteSection,
  access: 'editor',
  params: sectionParams,
  response: null,
  errors: writeErrors,
})

const idsInOrder = z.array(recordIdSchema).max(500)

/** The new order of every affected column, section list and item list, in one transaction. */
export const arrangeSections = endpoint({
  id: 'arrange_sections',
  tag: 'sections',
  summary: 'Moves sections, modules and items; answers the touched sections',
  ...editorAddresses.arrangeSections,
  access: 'editor',
  params: localeParams,
  body: z.object({
    /** Version per section id; an outdated one answers 409. */
    versions: z.record(z.string().regex(/^[1-9]\d{0,8}$/), z.int()).default({}),
    sections: z
      .array(z.object({ content_type: sectionOwnerTypeSchema, object_id: recordIdSchema, containers: idsInOrder }))
      .max(2)
      .default([]),
    columns: z
      .array(z.object({ container: recordIdSchema, column: z.int().min(0).max(2), modules: idsInOrder }))
      .max(12)
      .default([]),
    lists: z
      .array(z.object({ module: recordIdSchema, children: idsInOrder }))
      .max(12)
      .default([]),
  }),
  response: z.array(sectionSchema),
  errors: [...writeErrors, 'conflict'],
})

export const undoDelete = endpoint({
  id: 'restore_deleted',
  tag: 'sections',
  summary: 'Brings back what the same editor deleted, where it was',
  ...editorAddresses.undoDelete,
  access: 'editor',
  params: localeParams,
  body: z.object({ model: z.enum(['container', 'module']), id: recordIdSchema }),
  response: sectionSchema,
  errors: writeErrors,
})
