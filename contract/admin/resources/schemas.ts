import { z } from 'zod'
import { withoutDefault } from '#contract/common.ts'
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

type Shape = Readonly<Record<string, z.core.$ZodType>>

const rowShapes = Object.fromEntries(
  Object.entries(resourceBodies).map(([name, { shape }]) => [name, findRowShapes(shape)]),
) as Readonly<Record<ResourceName, Readonly<Record<string, Shape>>>>

/** Fields of child rows by the field that holds them, such as dates or the programme. */
export function childRowShapes(resource: ResourceName): Readonly<Record<string, Shape>> {
  return rowShapes[resource]
}

function findRowShapes(shape: Shape): Record<string, Shape> {
  const lists = Object.entries(shape).flatMap(([field, schema]) => {
    const list = withoutDefault(schema)
    return list instanceof z.ZodArray && list.element instanceof z.ZodObject
      ? [[field, list.element.shape] as const]
      : []
  })
  return Object.fromEntries(lists)
}
