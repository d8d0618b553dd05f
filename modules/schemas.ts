import { isLocalised } from '#model/public-fields.ts'
import type { ModuleSchema } from './define.tsx'
import { toZod } from './fields/to-zod.ts'
import { moduleKinds } from './kinds.ts'

/** A kind for the server: its zod schema, and which fields need more than a check. */
export type CheckedSchema = Omit<ModuleSchema, 'fields'> & {
  fields: ReturnType<typeof toZod>
  localised: readonly string[]
  /** Sanitised HTML. */
  richText: readonly string[]
  /** Those of `richText` that hold the rows of a table. */
  tables: readonly string[]
  image: boolean
  link: boolean
}

export const moduleSchemas: ReadonlyMap<string, CheckedSchema> = new Map(
  [...moduleKinds].map(([kind, schema]) => [kind, checkedSchema(schema)]),
)

export function checkedSchema({ fields, ...schema }: ModuleSchema): CheckedSchema {
  const shapes = Object.entries(fields)
  const namesOf = (type: string) => shapes.filter(([, shape]) => shape.type === type).map(([name]) => name)
  return {
    ...schema,
    fields: toZod(fields),
    localised: shapes.filter(([, shape]) => isLocalised(shape)).map(([name]) => name),
    richText: namesOf('rich-text'),
    tables: shapes.filter(([, shape]) => 'table' in shape && shape.table).map(([name]) => name),
    image: namesOf('reference').length > 0,
    link: namesOf('link').length > 0,
  }
}
