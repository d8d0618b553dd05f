import type { z } from 'zod'
import type { ResourceName } from './define.ts'
import type { ResourceSchema, TypeSchemas } from './define-schema.ts'

const found = import.meta.glob<TypeSchemas>('./*/schema.ts', { eager: true, import: 'default' })

export const resourceSchemas = Object.assign({}, ...Object.values(found)) as Readonly<Record<ResourceName, ResourceSchema>>

/** What the back office sends for each of its resources. */
export const bodies = Object.fromEntries(Object.entries(resourceSchemas).map(([name, { body }]) => [name, body])) as Readonly<Record<ResourceName, z.ZodObject>>
