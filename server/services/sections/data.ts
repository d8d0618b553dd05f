import { createHash } from 'node:crypto'
import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { richTextRules } from '#modules/rich-text.ts'
import { type CheckedSchema, moduleSchemas } from '#modules/schemas.ts'
import { migrateData, stampShape, withoutShapeStamp } from '#modules/shape-migrations.ts'
import type { Localised } from '#server/db/columns.ts'
import { parseInput } from '#server/http/parse.ts'
import { sanitiseRichText } from '../texts/sanitise.ts'
import { sanitiseTable } from '../texts/sanitise-table.ts'

type FieldValues = Record<string, unknown>
type LocalFields = { fields: FieldValues; fallback: string[]; outdated: string[]; written_for: Record<string, string> }

/** Translations: the outdated texts, and the hash of the German text each was written for, where stored. */
export type Age = {
  outdated?: readonly string[] | undefined
  written_for?: Readonly<Record<string, string>> | undefined
}

export function requireKindSchema(kind: string): CheckedSchema {
  const schema = moduleSchemas.get(kind)
  if (!schema) throw new AppError('not_found', { message: `no module kind ${kind}` })
  return schema
}

/**
 * Localised fields keep the other language, and an empty English text means "as in German". Throws `bad_input` by field
 * when a rule of the kind is broken.
 */
export function toStoredData(
  schema: CheckedSchema,
  {
    body,
    locale,
    before: stored,
    outdated = [],
    written_for = {},
  }: { body: FieldValues; locale: Locale; before: FieldValues | null } & Age,
): FieldValues {
  const before = stored && migrateData(schema, stored)
  const input = pickFields(schema, body)
  for (const field of schema.richText) {
    const html = input[field]
    // Longer texts are refused below with a field error.
    if (typeof html === 'string' && html.length <= richTextRules.maxLength)
      input[field] = schema.tables.includes(field) ? sanitiseTable(html) : sanitiseRichText(html)
  }
  const current = before ? toLocalFields(schema, before, locale).fields : {}
  const effective: FieldValues = { ...current, ...input }
  if (locale === 'en')
    for (const field of schema.localised) if (isEmpty(effective[field])) effective[field] = getText(before, field, 'de')
  const parsed = parseInput(schema.fields, effective)
  const result: FieldValues = {}
  for (const [field, value] of Object.entries(parsed)) {
    if (!schema.localised.includes(field)) result[field] = value
    else {
      const text = field in input && isEmpty(input[field]) ? '' : field in input ? String(value) : undefined
      result[field] = updateTranslatedText(before?.[field] as Partial<TranslatedText> | undefined, {
        locale,
        text,
        isOutdated: outdated.includes(field),
        writtenFor: written_for[field],
      })
    }
  }
  return stampShape(schema, result)
}

/** Checks a record in both languages at once, for the demo data and imports. */
export function toBilingualData(schema: CheckedSchema, body: FieldValues): FieldValues {
  const german = toStoredData(schema, { body: inLocale(schema, body, 'de'), locale: 'de', before: null })
  return toStoredData(schema, { body: inLocale(schema, body, 'en'), locale: 'en', before: german })
}

/** Also the names of fields shown in German, the outdated translations and their source hashes. */
export function toLocalFields(schema: CheckedSchema, data: FieldValues, locale: Locale): LocalFields {
  const stored = withoutShapeStamp(migrateData(schema, data))
  const fallback: string[] = []
  const outdated: string[] = []
  const written_for: Record<string, string> = {}
  const fields: FieldValues = {}
  for (const [field, value] of Object.entries(stored)) {
    if (!schema.localised.includes(field)) {
      fields[field] = value
      continue
    }
    const text = getText(stored, field, locale)
    const german = getText(stored, field, 'de')
    fields[field] = text || german
    if (text === '' && german !== '') fallback.push(field)
    if (isOutdated(value as Partial<TranslatedText>)) outdated.push(field)
    const germanText = pickGerman(value as Partial<TranslatedText>)
    if (germanText) written_for[field] = germanText
  }
  return { fields, fallback, outdated, written_for }
}

function getText(stored: FieldValues | null, field: string, locale: Locale): string {
  const text = stored?.[field] as Partial<Localised> | undefined
  return text?.[locale] ?? ''
}

function inLocale(schema: CheckedSchema, body: FieldValues, locale: Locale): FieldValues {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      schema.localised.includes(field) && typeof value === 'object' && value ? (value as Localised)[locale] : value,
    ]),
  )
}

function pickFields(schema: CheckedSchema, body: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(body).filter(([field]) => field in schema.fields.shape))
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

/** `of`: hash of the German text that the English one was written for; missing while it is up to date. */
export type TranslatedText = Localised & { of?: string }

type TextUpdate = {
  locale: Locale
  text: string | undefined
  /** For English texts that are already outdated, such as copies. */
  isOutdated: boolean
  /** The hash of the German source text, for an undone English text. */
  writtenFor?: string | undefined
}

export function updateTranslatedText(
  before: Partial<TranslatedText> | undefined,
  { locale, text, isOutdated, writtenFor }: TextUpdate,
): TranslatedText {
  const stored: Localised = { de: before?.de ?? '', en: before?.en ?? '' }
  const after = text === undefined ? stored : { ...stored, [locale]: text }
  const source = after.de === '' || after.en === '' ? undefined : isOutdated ? (before?.of ?? UNKNOWN) : ofAfter()
  return source === undefined ? after : { ...after, of: source }

  function ofAfter(): string | undefined {
    if (text === undefined) return before?.of
    if (stored.de === '') return undefined
    const source = locale === 'en' ? writtenFor : (before?.of ?? hashGerman(stored.de))
    return source === hashGerman(after.de) ? undefined : source
  }
}

export function isOutdated(text: Partial<TranslatedText> | undefined): boolean {
  return text?.of !== undefined && Boolean(text.en)
}

/** The hash of the German text that the English one translates; undefined while a language is empty. */
export function pickGerman(text: Partial<TranslatedText>): string | undefined {
  return text.en && text.de ? (text.of ?? hashGerman(text.de)) : undefined
}

/** The German source text is unknown. */
const UNKNOWN = '-'

/** A hash of the visible text: formatting does not outdate a translation. */
export function hashGerman(german: string): string {
  return createHash('sha256').update(richTextToPlain(german)).digest('base64url').slice(0, 12)
}
