import { createHash } from 'node:crypto'
import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import { richTextToPlain } from '#contract/plain-text.ts'
import { richTextRules } from '#modules/rich-text.ts'
import { type CheckedSchema, moduleSchemas } from '#modules/schemas.ts'
import { migrateData, stampShape, withoutShapeStamp } from '#modules/shape-migrations.ts'
import type { Localised } from '#server/db/columns.ts'
import { parseInput } from '#server/parse.ts'
import { sanitiseRichText } from '../sanitise.ts'

type FieldValues = Record<string, unknown>
type Shown = { fields: FieldValues; fallback: string[]; outdated: string[]; written_for: Record<string, string> }

/** The age of English texts: the outdated ones, and the fingerprints of the German texts they were written for, where stored. */
export type Age = {
  outdated?: readonly string[] | undefined
  written_for?: Readonly<Record<string, string>> | undefined
}

/** The schema of a kind; `not_found` for a kind that does not exist. */
export function requireKindSchema(kind: string): CheckedSchema {
  const schema = moduleSchemas.get(kind)
  if (!schema) throw new AppError('not_found', { message: `no module kind ${kind}` })
  return schema
}

/**
 * What is stored after a write in one language: localised fields keep the other language's text, and an empty English
 * one stands for "as in German". Answers 400 by field when the result would break a rule of the kind.
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
  const given = pickFields(schema, body)
  for (const field of schema.richText) {
    const html = given[field]
    // A longer one is refused below, at its field.
    if (typeof html === 'string' && html.length <= richTextRules.maxLength) given[field] = sanitiseRichText(html)
  }
  const shown = before ? toLocalFields(schema, before, locale).fields : {}
  const effective: FieldValues = { ...shown, ...given }
  if (locale === 'en')
    for (const field of schema.localised) if (isEmpty(effective[field])) effective[field] = getText(before, field, 'de')
  const parsed = parseInput(schema.fields, effective)
  const result: FieldValues = {}
  for (const [field, value] of Object.entries(parsed)) {
    if (!schema.localised.includes(field)) result[field] = value
    else {
      const text = field in given && isEmpty(given[field]) ? '' : field in given ? String(value) : undefined
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

/** Checks a record given in both languages at once, as the demo house and imports do. */
export function toBilingualData(schema: CheckedSchema, body: FieldValues): FieldValues {
  const german = toStoredData(schema, { body: inLocale(schema, body, 'de'), locale: 'de', before: null })
  return toStoredData(schema, { body: inLocale(schema, body, 'en'), locale: 'en', before: german })
}

/** The fields in one language, with the names of those shown in German because English has none, of those whose English is older, and what it was written for. */
export function toLocalFields(schema: CheckedSchema, data: FieldValues, locale: Locale): Shown {
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
    const own = getText(stored, field, locale)
    const german = getText(stored, field, 'de')
    fields[field] = own || german
    if (own === '' && german !== '') fallback.push(field)
    if (isOutdated(value as Partial<TranslatedText>)) outdated.push(field)
    const words = pickGerman(value as Partial<TranslatedText>)
    if (words) written_for[field] = words
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

/**
 * A text in both languages. `of` names the German words that the English ones were last written for, where the German
 * text has been given others since; without it the English text is up to date.
 */
export type TranslatedText = Localised & { of?: string }

type Written = {
  locale: Locale
  /** Nothing when only other fields are written. */
  text: string | undefined
  /** Set by a writer for English texts of an older German one, such as those of a copy. */
  isOutdated: boolean
  /** The fingerprint of the German words that the English ones were once written for: those of an English text that is undone. */
  writtenFor?: string | undefined
}

/** The text after a write in one language. */
export function updateTranslatedText(
  before: Partial<TranslatedText> | undefined,
  { locale, text, isOutdated, writtenFor }: Written,
): TranslatedText {
  const kept: Localised = { de: before?.de ?? '', en: before?.en ?? '' }
  const after = text === undefined ? kept : { ...kept, [locale]: text }
  const of = after.de === '' || after.en === '' ? undefined : isOutdated ? (before?.of ?? UNKNOWN) : ofAfter()
  return of === undefined ? after : { ...after, of }

  function ofAfter(): string | undefined {
    if (text === undefined) return before?.of
    if (kept.de === '') return undefined
    const written = locale === 'en' ? writtenFor : (before?.of ?? getWords(kept.de))
    return written === getWords(after.de) ? undefined : written
  }
}

export function isOutdated(text: Partial<TranslatedText> | undefined): boolean {
  return text?.of !== undefined && Boolean(text.en)
}

/** The fingerprint of the German words that the English ones stand for; undefined while a language has none. */
export function pickGerman(text: Partial<TranslatedText>): string | undefined {
  return text.en && text.de ? (text.of ?? getWords(text.de)) : undefined
}

/** German words that nobody has kept. */
const UNKNOWN = '-'

/** A fingerprint of what a reader sees: a word set in bold makes no translation older. */
function getWords(german: string): string {
  return createHash('sha256').update(richTextToPlain(german)).digest('base64url').slice(0, 12)
}
