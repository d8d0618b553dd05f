import type { z } from 'zod'
import type { Area } from '#contract/areas.ts'
import type { ResourceName } from './define.ts'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** What is stored and checked of a resource. */
export type ResourceSchema = {
  /** Whose work its records are. */
  areas: readonly Area[]
  /** What the back office sends: both languages at once, references as ids. */
  body: z.ZodObject
  /** What its list can be narrowed to, each a parameter of its own; the server's filters have the same names. */
  filters: Readonly<Record<string, z.ZodType>>
  /** What needs attention, by its name: the filters that show exactly these records, as a list's address gives them. */
  attention?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What a record answers besides what was sent. */
  answers?: Shape
  /** The same for the rows that belong to a record. */
  rows?: Readonly<Record<string, Shape>>
}

/** By the resources of a folder. */
export type TypeSchemas = Partial<Record<ResourceName, ResourceSchema>>
