import { z } from 'zod'
import { locales, variants } from '#config'
import { TRAP_FIELD } from './form-trap.ts'
import { cleanLine, cleanLines, cleanLink, printableText, visibleText } from './texts/stored-text.ts'

/** Normalised texts; accept input from forms, files and the clipboard. */
export const lineText = () => z.string().overwrite(cleanLine).trim()
export const linesText = () => z.string().overwrite(cleanLines).trim()
export const nameText = () => z.string().overwrite(visibleText).trim()
export const linkText = () => z.string().overwrite(cleanLink).trim()
/** A search query: characters that no database can search for become spaces. */
export const queryText = () =>
  z
    .string()
    .overwrite((text) => visibleText(printableText(text)))
    .trim()
export const emailText = () => nameText().check(z.email())
export const optionalEmail = () => z.union([z.literal(''), emailText().max(200)]).default('')

export const localeSchema = z.enum(locales)
export const variantSchema = z.enum(variants)

export const localeParams = z.object({ locale: localeSchema })
export const pathParams = localeParams.extend({ path: z.string().max(1000) })

const MAX_ID = 2_147_483_647
export const idSchema = z.coerce.number().int().positive().max(MAX_ID)
export const recordIdSchema = z.int().positive().max(MAX_ID)
export const idParams = z.object({ id: idSchema })
/** An endpoint that reads one public record. */
export const recordForVisitors = {
  method: 'GET',
  access: 'visitor',
  params: idParams,
  errors: ['bad_input', 'not_found'],
} as const

/** Empty query values come from forms without script and mean "not given". */
export function optionalQuery<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1)
export const pageQuery = z.object({ page: z.preprocess((value) => (value === '' ? undefined : value), pageNumber) })

/** Parameters of a list in the back office. */
export const listPageShape = { page: pageNumber, page_size: z.coerce.number().int().min(1).max(100).default(25) }

/** spec §3: every list answers count, next, previous, results; `next` and `previous` are absolute URLs. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })
}
export type Paged<T> = { count: number; next: string | null; previous: string | null; results: T[] }

/** `lang` is set when the name is in the other language because this one is empty. */
export const idNameSchema = z.object({ id: z.int(), name: z.string(), lang: localeSchema.optional() })
export type IdName = z.output<typeof idNameSchema>

/** `url` is null where the record has no page for this viewer. */
export const linkedNameSchema = idNameSchema.extend({ url: z.string().nullable() })
export type LinkedName = z.output<typeof linkedNameSchema>

/** Both languages at once, for slugs and URLs. */
export const localisedSchema = z.object({ de: z.string(), en: z.string() })

/** Names of the fields shown in the other language because this one is empty. */
export const fallbackFieldsSchema = z.array(z.string())

export const thumbsSchema = z.object({
  xlarge: z.string(),
  large: z.string(),
  medium: z.string(),
  small: z.string(),
  square: z.string(),
  square_small: z.string(),
})
export type Thumbs = z.output<typeof thumbsSchema>

/** `text` is the alternative text, empty when the picture is decorative; `focal_x`, `focal_y` in 0..1. */
export const imageSchema = z.object({
  id: z.int(),
  url: z.string(),
  text: z.string(),
  copyright: z.string(),
  width: z.int(),
  height: z.int(),
  focal_x: z.number(),
  focal_y: z.number(),
  hash: z.string(),
  /** A photograph whose portrait is shown in two colours. */
  duotone: z.boolean(),
})
export type Image = z.output<typeof imageSchema>

/** The picture of a public record; null without one. */
export const imageShape = { image: imageSchema.nullable(), thumbs: thumbsSchema.nullable() }

export const trapShape = { [TRAP_FIELD]: z.string().max(1000).default('') } as const

/**
 * The schema of an update: omitted fields are undefined, localised texts may have one language. zod's `partial()` would
 * apply defaults and overwrite stored values.
 */
export function partialBody(body: z.ZodObject): z.ZodObject {
  const fields = Object.entries(body.shape).map(([name, field]) => [
    name,
    z.optional(partialField(withoutDefault(field))),
  ])
  return z.object(Object.fromEntries(fields))
}

function partialField(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodObject && 'de' in field.shape && 'en' in field.shape ? partialBody(field) : field
}

export function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodDefault ? field.def.innerType : field
}
