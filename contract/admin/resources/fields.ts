import { z } from 'zod'
import { linesText, lineText, linkText, nameText, recordIdSchema } from '#contract/common.ts'
import { isLink } from '#contract/links/links.ts'

const bothOf = (text: z.ZodString) => z.object({ de: text.default(''), en: text.default('') })

/** One line in both languages; empty English falls back to German. */
export const localisedText = (max = 300) => bothOf(lineText().max(max))

/** German is the source: English may stay empty and falls back to it. */
export const requiredLocalisedText = (max = 300) =>
  localisedText(max).refine((text) => text.de !== '', { path: ['de'], error: 'required' })

/** Rich text in both languages; the server sanitises it. */
export const localisedRichText = () => bothOf(linesText().max(100_000))

export const optionalLocalisedText = (max = 300) => localisedText(max).default({ de: '', en: '' })
/** Several lines in both languages. */
export const optionalBothLines = (max = 300) => bothOf(linesText().max(max)).default({ de: '', en: '' })
export const optionalLocalisedRichText = () => localisedRichText().default({ de: '', en: '' })

/** A URL, a path or a reference such as `page:3`; may be empty. */
export const optionalLink = () =>
  linkText()
    .max(1000)
    .refine((text) => text === '' || isLink(text), 'link_form')
    .default('')

/** A different link in each language. */
export const localisedLinks = () => z.object({ de: optionalLink(), en: optionalLink() }).default({ de: '', en: '' })

/** Empty: made from the name when the record is created. */
export const slug = () =>
  nameText()
    .toLowerCase()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slug_form')
    .max(120)
    .default('')

export const reference = () => recordIdSchema
export const optionalReference = () => recordIdSchema.nullable().default(null)
export const references = () => z.array(recordIdSchema).max(100).default([])
export const order = () => z.int().min(0).max(1_000_000).default(0)
export const textLine = (max = 300) => lineText().max(max).default('')
export const lines = (max = 300) => linesText().max(max).default('')
export const requiredTextLine = (max = 300) => lineText().min(1).max(max)
export const name = (max = 300) => nameText().max(max).default('')
export const requiredName = (max = 300) => nameText().min(1).max(max)
export const requiredPriceInCents = () => z.int().min(0).max(1_000_000)
export const priceInCents = () => requiredPriceInCents().nullable().default(null)
/** ISO 8601 with an offset. The range of years catches typing errors. */
export const dateTime = () =>
  z.iso.datetime({ offset: true }).refine((text) => text >= '1900' && text < '2101', 'year_range')
/** A local day, `2027-05-31`; may be empty. */
export const optionalDay = () =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'day_form')
    .default('')
export const requiredDay = () =>
  z
    .string()
    .trim()
    .refine((text) => z.iso.date().safeParse(text).success, 'day_form')
/** A local month, `2027-03`; may be empty. */
export const optionalMonth = () =>
  z
    .string()
    .trim()
    .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'month_form')
    .default('')
export const webAddress = () =>
  z
    .union([
      z.literal(''),
      linkText()
        .check(z.url({ protocol: /^https?$/ }))
        .max(1000),
    ])
    .default('')

export const slugs = () => ({ slug_de: slug(), slug_en: slug() })
/** The record's id in another system, by which imports find it. */
export const externalId = () => nameText().max(200).nullable().default(null)

/** A time in a response: ISO 8601 in UTC. */
export const timestampField = () => z.string()
