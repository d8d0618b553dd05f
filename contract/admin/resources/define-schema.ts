import type { z } from 'zod'
import type { Area } from '#model/areas.ts'
import type { ResourceName } from '#model/define-type.ts'

type Shape = Readonly<Record<string, z.core.$ZodType>>

export type ResourceSchema = {
  /** The areas whose editors edit its records. */
  areas: readonly Area[]
  /** The body of back-office requests: both languages at once, references as ids. */
  body: z.ZodObject
  /** Query parameters that filter its list; the server's filters have the same names. */
  filters: Readonly<Record<string, z.ZodType>>
  /** Attention items by name: the list filters, as in a list's URL, that show exactly their records. */
  attention?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Fields of an answer besides the body's. */
  answers?: Shape
  /** The same for child rows. */
  rows?: Readonly<Record<string, Shape>>
}

/** Exceptions from a declaration: the schema of a field or filter, or a refinement of its rows. */
export type BodyRules = {
  /** Also of fields that are only part of answers. */
  fields?: Readonly<Record<string, z.ZodType>>
  filters?: Readonly<Record<string, z.ZodType>>
  rows?: Readonly<Record<string, (row: z.ZodObject) => z.ZodType>>
}

/** By resource. */
export type TypeBodyRules = Partial<Record<ResourceName, BodyRules>>
