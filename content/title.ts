import type { Locale } from '#config'
import { whenText } from '#contract/when-text.ts'
import { typeOfResource } from './types.ts'

type Values = Readonly<Record<string, unknown>>

/** What a record is called wherever it is named, by its type's `title`; its number where it has no words. */
export function titleOf(resource: string, record: Values, locale: Locale): string {
  const { title = [], otherwise, dated } = typeOfResource(resource) ?? {}
  const at = dated && record[dated.at]
  const isMoment = at instanceof Date || (typeof at === 'string' && !Number.isNaN(Date.parse(at)))
  if (dated && isMoment)
    return [textIn(record[dated.by], locale), whenText(new Date(at).toISOString(), locale)]
      .filter((text) => text !== '')
      .join(', ')
  if (dated && textIn(record[dated.by], locale) !== '') return textIn(record[dated.by], locale)
  const words = title.map((field) => textIn(record[field], locale)).filter((text) => text !== '')
  return words.join(' ') || (otherwise && textIn(record[otherwise], locale)) || `#${record.id}`
}

/** A text in this language: German first where that has none, then English. What is no text is empty. */
export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { de, en }: { de?: unknown; en?: unknown } = value
  const found = [{ de, en }[locale], de, en].find((text) => typeof text === 'string' && text !== '')
  return typeof found === 'string' ? found : ''
}
