import { localisedFieldNames } from '#contract/admin/resources/missing-english.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { Localised } from '#server/db/columns.ts'

/**
 * A text as stored. `source`: both texts before the German one changed alone; it stays when the English one changes, so
 * that undoing either change is recognised. `fits`: a translator has confirmed the English one as it is.
 */
export type StoredText = Localised & { source?: Localised & { fits?: true } }

/** Whether the German text has changed since the English one was written. */
export function isTextOutdated({ de, en, source }: Partial<StoredText>): boolean {
  return Boolean(en && source && !source.fits && source.en === en && source.de !== de)
}

type TextOwner = { resource: ResourceName; rows?: string; before: Readonly<Record<string, unknown>> | null }

/** New texts of a record, or of one of its `rows`, as they are stored in place of `before`. */
export function withSources(
  values: Readonly<Record<string, unknown>>,
  { resource, rows, before }: TextOwner,
): Record<string, unknown> {
  if (!before) return { ...values }
  const texts = localisedFieldNames(resource)
  const changed = (rows === undefined ? texts.own : (texts.rows[rows] ?? [])).filter(
    (field) => isText(values[field]) && isText(before[field]),
  )
  const stored = changed.map((field) => [field, toStored(values[field] as Localised, before[field] as StoredText)])
  return { ...values, ...Object.fromEntries(stored) }
}

function toStored({ de, en }: Localised, before: StoredText): StoredText {
  const isGermanNew = de !== before.de
  if (isGermanNew && en !== before.en) return { de, en }
  const source = isGermanNew && en !== '' && !isTextOutdated(before) ? { de: before.de, en } : before.source
  return source ? { de, en, source } : { de, en }
}

/** The text as the API knows it. */
export function withoutSource(value: unknown): unknown {
  return isText(value) && 'source' in value ? { de: value.de, en: value.en } : value
}

function isText(value: unknown): value is StoredText {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}
