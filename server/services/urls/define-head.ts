import type { Variant } from '#config'
import type { Page } from '#contract/page/pages.ts'
import type { Screen } from '#model/define-type.ts'
import type { Deps } from '../deps.ts'

/** Data for the head of a record's page, where the row alone is not enough. */
export type RecordHead = {
  row: { id: number; slug_de: string; slug_en: string; image_id: number | null }
  title: string
  /** Title for tabs and search engines, where `title` is not unique. */
  meta_title?: string
  /** Put before the description, to make it unique too. */
  lead?: string
  /** Text or HTML; the first non-empty one is used. */
  descriptions: string[]
  /** URL parameters besides the slug; by default the record's id. */
  params?: { id?: number; type?: string }
  /** Its screen, if not the page of its type. */
  screen?: Screen
  /** Page fields that show German because the English is missing. */
  fallback?: string[]
  variant?: Variant
  og_type?: string
  /** Path to the list that shows the record, where it is a page of a variant. */
  breadcrumbs?: Page['breadcrumbs']
}

/** The record of a URL; null if this viewer cannot see one. `id` is 0 if the URL has none. */
type FindHead = (deps: Deps, params: Readonly<Record<string, string>>, id: number) => Promise<RecordHead | null>

/** By screen. */
export type TypeHeads = Partial<Record<Screen, FindHead>>
