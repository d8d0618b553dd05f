import type { Variant } from '#config'
import type { Deps } from '#server/services/deps.ts'
import type { Screen } from './define.ts'

/** What the head of a record's page is made of, where it is not simply that of its row. */
export type RecordHead = {
  row: { id: number; slug_de: string; slug_en: string; image_id: number | null }
  title: string
  /** What the tab and search engines say, where the title alone does not tell pages apart. */
  meta_title?: string
  /** Stands before the description for the same reason. */
  lead?: string
  /** Text or HTML; the first that is not empty becomes the description. */
  descriptions: string[]
  /** Parameters of the address beyond the slug; the record's own id where it names none. */
  params?: { id?: number; type?: string }
  /** Its screen, where that is not the page of its type. */
  screen?: Screen
  /** The fields of the page that are shown in German because there is no English. */
  fallback?: string[]
  variant?: Variant
  og_type?: string
  /** Path of the picture that is shown when the page is shared; without it the record's own. */
  og_image?: string
}

/** The record that an address names, null where this viewer finds none. `id` is 0 where the address has none. */
export type FindHead = (deps: Deps, params: Readonly<Record<string, string>>, id: number) => Promise<RecordHead | null>

/** By the screens of a folder. */
export type TypeHeads = Partial<Record<Screen, FindHead>>
