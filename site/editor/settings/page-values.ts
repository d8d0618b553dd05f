import type { Locale } from '#config'
import { pageUrl } from '#contract/links/urls.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { toRecordBody } from '../state/document.ts'

export const bothFields = ['title', 'headline', 'meta_title', 'meta_description', 'og_title', 'og_description'] as const
export type BothField = (typeof bothFields)[number]
const flags = ['is_online', 'is_clickable', 'in_menu', 'in_footer', 'in_secondary'] as const
export type Flag = (typeof flags)[number]

/** Named as in the API's field errors: `title.en`. */
export type TextName = `${BothField}.${Locale}` | `slug_${Locale}`
export type ValueName = TextName | Flag | 'og_image_id'
export type PageValues = Readonly<Record<TextName, string> & Record<Flag, boolean> & { og_image_id: number | null }>

export const valueNames = [
  ...bothFields.flatMap((field) => [`${field}.de`, `${field}.en`] as const),
  'slug_de',
  'slug_en',
  ...flags,
  'og_image_id',
] as const satisfies readonly ValueName[]

/** Form values of a page's record. */
export function toPageValues(record: AdminRecord): PageValues {
  const texts = bothFields.flatMap((field) => {
    const { de = '', en = '' } = (record[field] ?? {}) as { de?: string; en?: string }
    return [
      [`${field}.de`, de],
      [`${field}.en`, en],
    ]
  })
  const slugs = (['slug_de', 'slug_en'] as const).map((name) => [name, String(record[name] ?? '')])
  const flagEntries = flags.map((flag) => [flag, record[flag] === true])
  const image = typeof record.og_image_id === 'number' ? record.og_image_id : null
  // Every name of the type is in one of the four lists.
  return Object.fromEntries([...texts, ...slugs, ...flagEntries, ['og_image_id', image]]) as PageValues
}

export function changedNames(before: PageValues, after: PageValues): ValueName[] {
  return valueNames.filter((name) => before[name] !== after[name])
}

/** The record with the texts of the page's draft. */
export function withDraftTexts(record: AdminRecord, texts: Readonly<Record<string, string>>): AdminRecord {
  return { ...record, ...toRecordBody(Object.entries(texts)) }
}

/** The new path; null if the path does not depend on the slug. */
export function addressChange(
  record: AdminRecord,
  slug: string,
  locale: Locale,
): { before: string; after: string } | null {
  const path = record[`path_${locale}`]
  const stored = String(record[`slug_${locale}`] ?? '')
  if (record.content_type !== 'page' || typeof path !== 'string' || !(path === stored || path.endsWith(`/${stored}`)))
    return null
  return { before: pageUrl(locale, path), after: pageUrl(locale, path.slice(0, path.length - stored.length) + slug) }
}
