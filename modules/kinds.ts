import type { ModuleSchema } from './define.tsx'

const schemas = import.meta.glob<ModuleSchema>('./*/schema.ts', { eager: true, import: 'default' })

/** Every kind by its name; a folder with a schema.ts is a kind. */
export const moduleKinds: ReadonlyMap<string, ModuleSchema> = new Map(
  Object.values(schemas).map((schema) => [schema.kind, schema]),
)
