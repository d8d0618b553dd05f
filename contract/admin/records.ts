import { z } from 'zod'
import { bothSchema } from '../common.ts'
import { bodies, type ResourceName } from './bodies.ts'

type Shape = Record<string, z.core.$ZodType>

const moment = z.string()
const pages = { urls: bothSchema.nullable() }
const stored = { mime: z.string(), bytes: z.int(), hash: z.string(), file: z.string(), created_at: moment }

/** What a record answers besides what was sent. `urls` are its public pages; null while it has none. */
const added: Partial<Record<ResourceName, Shape>> = {
  venues: pages,
  people: pages,
  productions: pages,
  courses: pages,
  news: pages,
  pages: { ...pages, path_de: z.string().nullable(), path_en: z.string().nullable() },
  redirects: { automatic: z.boolean(), hits: z.int(), created_at: moment },
  images: { ...stored, width: z.int(), height: z.int() },
  files: { ...stored, ...pages, url: z.string() },
}

const inOrder = { id: z.int(), production_id: z.int(), order: z.int() }

/** The same for the rows that belong to a record. */
const addedToRows: Partial<Record<ResourceName, Record<string, Shape>>> = {
  productions: {
    dates: { id: z.int(), production_id: z.int(), version: z.int(), updated_at: moment.nullable() },
    programme: inOrder,
    people: inOrder,
  },
  courses: { dates: { id: z.int(), course_id: z.int() } },
}

/** A record as it is stored: both languages, references as ids, times in ISO 8601. */
export function recordOf(name: ResourceName): z.ZodObject {
  const fields = Object.entries(bodies[name].shape).map(([field, schema]) => [field, storedField(schema, addedToRows[name]?.[field])])
  const own = { id: z.int(), version: z.int(), updated_at: moment.nullable() }
  return z.strictObject({ ...Object.fromEntries(fields), ...added[name], ...own }).meta({ id: `Admin_${name.replaceAll('-', '_')}` })
}

function storedField(schema: z.core.$ZodType, inRows: Shape | undefined): z.core.$ZodType {
  const plain = withoutDefault(schema)
  if (!(plain instanceof z.ZodArray)) return plain
  const { element } = plain
  return element instanceof z.ZodObject ? z.array(z.strictObject({ ...storedShape(element.shape), ...inRows })) : plain
}

function storedShape(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, withoutDefault(schema)]))
}

function withoutDefault(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault ? schema.def.innerType : schema
}
