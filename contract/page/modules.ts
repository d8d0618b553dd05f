import { z } from 'zod'
import { moduleAddresses } from '../addresses/module.ts'
import { idSchema, localeParams, optionalQuery, partialBody, recordIdSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { moduleRecordSchema, sectionOwnerTypeSchema, sectionSlugSchema, visibilitySettingsSchema } from './sections.ts'

/**
 * Base fields of every module (spec §3). Without a parent it gets a section of its own at the end of the owner (spec
 * §7), under `slug`, or one made from its id.
 */
export const moduleBaseBody = z.object({
  parent: recordIdSchema.nullable().default(null),
  content_type: sectionOwnerTypeSchema.optional(),
  object_id: recordIdSchema.optional(),
  slug: sectionSlugSchema,
  column: z.int().min(0).max(2).default(0),
  order: z.int().min(0).max(10_000).default(0),
  anchor: z
    .string()
    .trim()
    .max(100)
    .regex(/^[A-Za-z0-9_-]*$/, 'anchor_form')
    .default(''),
  showing: visibilitySettingsSchema.nullable().default(null),
  /** English texts that are outdated from the start: undone or copied ones. */
  outdated: z.array(z.string().max(100)).max(50).default([]),
})

/** By field, the hash of an English text's German source, from a response: sent with an undo. */
const writtenForSchema = z.record(z.string().max(100), z.string().regex(/^[\w-]{1,16}$/)).optional()

/** The base fields that an update may change. */
const changeable = moduleBaseBody.pick({ anchor: true, showing: true, outdated: true })

export type ModuleBody = z.output<typeof moduleBaseBody>

const version = { version: z.int().min(1).optional(), written_for: writtenForSchema }

/** The service checks the kind's fields against the stored record. */
export const moduleCreateBody = moduleBaseBody.loose()
export const moduleUpdateBody = partialBody(changeable).extend(version).loose()

export const MAX_LISTED_MODULES = 500

const item = localeParams.extend({ id: idSchema })
const writeErrors = ['bad_input', 'not_found'] as const

/** The helper of spec §7 for one module kind. `fields` are the kind's own; on update omitted fields stay. */
export function moduleEndpoints(kind: string, fields: z.ZodObject) {
  const addresses = moduleAddresses(kind)
  return {
    list: endpoint({
      id: `list_${kind}`,
      tag: 'modules',
      summary: `The ${kind} modules of a parent; without one those of all pages, at most ${MAX_LISTED_MODULES}, by id`,
      ...addresses.list,
      access: 'visitor',
      params: localeParams,
      query: z.object({ parent: optionalQuery(idSchema) }),
      response: z.array(moduleRecordSchema),
      errors: ['bad_input', 'not_found'],
    }),
    get: endpoint({
      id: `get_${kind}`,
      tag: 'modules',
      summary: `One ${kind} module`,
      ...addresses.get,
      access: 'visitor',
      params: item,
      response: moduleRecordSchema,
      errors: ['bad_input', 'not_found'],
    }),
    create: endpoint({
      id: `create_${kind}`,
      tag: 'modules',
      summary: `Creates a ${kind} module`,
      ...addresses.create,
      access: 'editor',
      params: localeParams,
      body: moduleBaseBody.extend(fields.shape),
      status: 201,
      response: moduleRecordSchema,
      errors: writeErrors,
    }),
    update: endpoint({
      id: `update_${kind}`,
      tag: 'modules',
      summary: `Changes a ${kind} module`,
      ...addresses.update,
      otherMethods: ['PATCH', 'PUT'],
      access: 'editor',
      params: item,
      body: partialBody(changeable.extend(fields.shape)).extend(version),
      response: moduleRecordSchema,
      errors: [...writeErrors, 'conflict'],
    }),
    remove: endpoint({
      id: `delete_${kind}`,
      tag: 'modules',
      summary: `Deletes a ${kind} module with its items`,
      ...addresses.remove,
      access: 'editor',
      params: item,
      response: null,
      errors: writeErrors,
    }),
  }
}

export type ModuleEndpoints = ReturnType<typeof moduleEndpoints>
