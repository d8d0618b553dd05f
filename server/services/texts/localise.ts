import type { Locale } from '#config'
import type { IdName } from '#contract/common.ts'
import type { Localised } from '#server/db/columns.ts'

/** German is the source: empty English falls back to it, never the other way round. */
export function textInLocale(text: Localised, locale: Locale): string {
  return text[locale] || text.de
}

/** These fields in one language, and those shown in German because English is empty. */
export function localiseFields<K extends string>(
  row: Record<K, Localised>,
  fields: readonly K[],
  locale: Locale,
): Record<K, string> & { fallback: string[] } {
  const fallback: string[] = []
  const texts = {} as Record<K, string>
  for (const field of fields) {
    texts[field] = textInLocale(row[field], locale)
    if (row[field][locale] === '' && texts[field] !== '') fallback.push(field)
  }
  return { ...texts, fallback }
}

export function toIdName({ id, name }: { id: number; name: Localised }, locale: Locale): IdName {
  return { id, name: textInLocale(name, locale), ...(name[locale] === '' && name.de !== '' ? { lang: 'de' } : {}) }
}
