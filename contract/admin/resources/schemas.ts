import type { z } from 'zod'
import type { ResourceName } from '#model/define-type.ts'
import { recordTypes } from '#model/records.ts'
import { schemaOf } from './body-of.ts'
import type { ResourceSchema, TypeBodyRules } from './define-schema.ts'

const foundRules = import.meta.glob<TypeBodyRules>('../../../content/*/body-rules.ts', {
  eager: true,
  import: 'default',
})
const rules: TypeBodyRules = Object.assign({}, ...Object.values(foundRules))
const byResource = Object.fromEntries(recordTypes.map((type) => [type.resource, schemaOf(type, rules[type.resource])]))

export const resourceSchemas = byResource as Readonly<Record<ResourceName, ResourceSchema>>

/** The request bodies of the back office, by resource. */
export const resourceBodies = Object.fromEntries(
  Object.entries(resourceSchemas).map(([name, { body }]) => [name, body]),
) as Readonly<Record<ResourceName, z.ZodObject>>
