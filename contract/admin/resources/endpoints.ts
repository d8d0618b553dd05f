import { z } from 'zod'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { idParams, listPageShape, optionalQuery, paged, partialBody, queryText } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { usagePlaceSchema } from '#contract/problem.ts'
import type { ResourceName } from '#model/define-type.ts'
import { exportForms, exportMedia, exportQueryShape } from './export.ts'
import { commonFilters } from './filters.ts'
import { importBody, importResultSchema, importTemplateSchema } from './import.ts'
import { IMPORT_LIMITS } from './import-limits.ts'
import { recordSchemaFor } from './records.ts'
import { resourceSchemas } from './schemas.ts'
import { undoShape } from './undo.ts'

export const MAX_LIST_PAGE_SIZE = 1000

const ORDERING = /^-?\w+(,-?\w+){0,4}$/

/** Parameters of every list; `ordering` is one field or several, each with `-` for descending. */
export const listQuery = z.object({
  page: listPageShape.page,
  page_size: z.coerce.number().int().min(1).max(MAX_LIST_PAGE_SIZE).default(25),
  ordering: optionalQuery(z.string().max(200).regex(ORDERING, 'unknown_field')),
  search: queryText().max(200).optional(),
})

/** Adds every filter of the resource. */
export function listQueryFor(name: ResourceName, shape: Record<string, z.ZodType> = listQuery.shape): z.ZodObject {
  const filterEntries = Object.entries({ ...commonFilters, ...resourceSchemas[name].filters }).map(
    ([filter, schema]) => [filter, optionalQuery(schema)],
  )
  return z.strictObject({ ...shape, ...Object.fromEntries(filterEntries) })
}

/** Resource names with their list URLs, as Django-REST-style clients expect them. */
export const listResources = endpoint({
  id: 'admin_resources',
  tag: 'admin',
  summary: 'The resources of the back office',
  method: 'GET',
  path: '/api/admin/',
  access: 'editor',
  response: z.record(z.string(), z.string()),
  errors: [],
})

/** Records of one bulk change, which is applied as a whole. */
export const MAX_BULK_RECORDS = 1000
const bulkIds = z.array(z.int().positive()).min(1).max(MAX_BULK_RECORDS)
const writeErrors = ['bad_input', 'not_found', 'forbidden'] as const

/** The generic resource helper of spec §7 for one resource, as a Django-REST-style client expects it. */
export function resourceEndpoints(name: ResourceName) {
  const { body } = resourceSchemas[name]
  const addresses = resourceAddresses(name)
  const record = recordSchemaFor(name)
  const { ordering, search } = listQuery.shape
  const common = { tag: `admin: ${name}`, access: 'editor' } as const
  return {
    list: endpoint({
      ...common,
      id: `admin_list_${name}`,
      summary: `One page of ${name}`,
      ...addresses.list,
      query: listQueryFor(name),
      response: paged(record),
      errors: ['bad_input', 'not_found'],
    }),
    export: endpoint({
      ...common,
      id: `admin_export_${name}`,
      summary: `Everything that the list of ${name} shows, as CSV, JSON Lines or a table to print`,
      ...addresses.export,
      query: listQueryFor(name, { ordering, search, ...exportQueryShape }),
      media: exportMedia.csv,
      forms: exportForms,
      response: z.string(),
      errors: ['bad_input'],
    }),
    get: endpoint({
      ...common,
      id: `admin_get_${name}`,
      summary: `One of ${name}`,
      ...addresses.get,
      params: idParams,
      response: record,
      errors: ['bad_input', 'not_found'],
    }),
    create: endpoint({
      ...common,
      id: `admin_create_${name}`,
      summary: `Creates one of ${name}`,
      ...addresses.create,
      body,
      status: 201,
      response: record,
      errors: ['bad_input', 'forbidden', 'method_not_allowed'],
    }),
    update: endpoint({
      ...common,
      id: `admin_update_${name}`,
      summary: `Changes the named fields`,
      ...addresses.update,
      otherMethods: ['PATCH', 'PUT'],
      params: idParams,
      body: partialBody(body).extend({ version: z.int().min(1).optional() }),
      response: record,
      errors: [...writeErrors, 'conflict'],
    }),
    remove: endpoint({
      ...common,
      id: `admin_delete_${name}`,
      summary: `Deletes one of ${name}`,
      ...addresses.remove,
      params: idParams,
      response: null,
      errors: [...writeErrors, 'in_use'],
    }),
    bulk: endpoint({
      ...common,
      id: `admin_bulk_${name}`,
      summary: `Sets the same fields in several records, changes each in its own way, deletes them, or takes such a change back; all or none`,
      ...addresses.bulk,
      body: z.union([
        z.object({ ids: bulkIds, delete: z.literal(true) }),
        z.object({ ids: bulkIds, set: partialBody(body) }),
        z.object({
          changes: z
            .array(z.object({ id: z.int().positive(), version: z.int().min(1).optional(), set: partialBody(body) }))
            .min(1)
            .max(MAX_BULK_RECORDS),
        }),
        z.object({ undo: undoShape(partialBody(body)) }),
      ]),
      response: z.object({ updated: z.int(), changed: z.array(z.object({ id: z.int(), version: z.int() })) }),
      errors: [...writeErrors, 'conflict', 'in_use'],
    }),
    import: endpoint({
      ...common,
      id: `admin_import_file_${name}`,
      summary: `What a file (CSV or JSON Lines, as the export writes them) would change in ${name}; with the plan of that answer it is done`,
      ...addresses.import,
      maxBytes: 4 * IMPORT_LIMITS.characters,
      body: importBody,
      response: importResultSchema,
      errors: ['bad_input', 'forbidden', 'too_large'],
    }),
    importTemplate: endpoint({
      ...common,
      id: `admin_import_template_${name}`,
      summary: `The headings and example rows of a file that can be imported`,
      ...addresses.importTemplate,
      response: importTemplateSchema,
      errors: ['forbidden'],
    }),
    usage: endpoint({
      ...common,
      id: `admin_usage_${name}`,
      summary: `Where records are used, which therefore cannot be deleted`,
      ...addresses.usage,
      query: z.strictObject({ id: commonFilters.id }),
      response: z.array(z.object({ id: z.int(), places: z.array(usagePlaceSchema) })),
      errors: ['bad_input'],
    }),
    duplicate: endpoint({
      ...common,
      id: `admin_duplicate_${name}`,
      summary: `An offline copy; its dates are left out, or moved by so many weeks`,
      ...addresses.duplicate,
      params: idParams,
      query: z.object({ shift_weeks: optionalQuery(z.coerce.number().int().min(1).max(520)) }),
      status: 201,
      response: record,
      errors: writeErrors,
    }),
  }
}

export type ResourceEndpoints = ReturnType<typeof resourceEndpoints>
