import { z } from 'zod'
import { linesText, lineText, linkText, nameText, recordIdSchema } from '../common.ts'
import { isLink } from '../links.ts'

const bothOf = (text: z.ZodString) => z.object({ de: text.default(''), en: text.default('') })

/** Both languages of a text of one line; an empty English one is shown in German. */
export const localisedText = (max = 300) => bothOf(lineText().max(max))

/** German is the source: English may stay empty and falls back to it. */
export const requiredLocalisedText = (max = 300) =>
  localisedText(max).refine((text) => text.de !== '', { path: ['de'], error: 'required' })

/** Both languages of a rich text; the server sanitises it. */
export const localisedRichText = () => bothOf(linesText().max(100_000))

export const optionalLocalisedText = (max = 300) => localisedText(max).default({ de: '', en: '' })
/** Both languages of a text that may have several lines. */
export const optionalBothLines = (max = 300) => bothOf(linesText().max(max)).default({ de: '', en: '' })
export const optionalLocalisedRichText = () => localisedRichText().default({ de: '', en: '' })

/** An address, a path or a reference such as `page:3`; may stay empty. */
export const optionalLink = () =>
  linkText()
    .max(1000)
    .refine((text) => text === '' || isLink(text), 'link_form')
    .default('')

/** A link per language, where each leads elsewhere. */
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
/** In cents. */
export const requiredPriceInCents = () => z.int().min(0).max(1_000_000)
export const priceInCents = () => requiredPriceInCents().nullable().default(null)
/** ISO 8601 with an offset. The years are those in which a slip of the finger is less likely than the date. */
export const dateTime = () =>
  z.iso.datetime({ offset: true }).refine((text) => text >= '1900' && text < '2101', 'year_range')
/** Whether visitors see the record, and from when: at a time, or with a release, whose id `online_with` is and whose time counts. */
export const onlineFields = () => ({
  is_online: z.boolean().default(true),
  online_from: dateTime().nullable().default(null),
  online_with: optionalReference(),
})
/** A day of the house's calendar, `2027-05-31`; may stay empty. */
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
/** A month of the house's calendar, `2027-03`; may stay empty. */
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

export const nameAndOrder = () => ({ name: requiredLocalisedText(), order: order() })
export const slugs = () => ({ slug_de: slug(), slug_en: slug() })
/** What another system calls the record; imports find it by this. */
export const externalId = () => nameText().max(200).nullable().default(null)

/** A time as it is answered: ISO 8601 in UTC. */
export const timestampField = () => z.string()
export const storedFileFields = {
  mime: z.string(),
  bytes: z.int(),
  hash: z.string(),
  file: z.string(),
  created_at: timestampField(),
}
