import { type Locale, locales } from '#config'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import type { ModuleRow, SectionRow } from '../sections/load.ts'
import type { PageTexts } from './drafts/record-texts.ts'

/** Omitted when always visible, so that older snapshots give the same text. */
type Timing = { showing?: VisibilitySettings }
export type SectionSnapshot = Pick<SectionRow, 'id' | 'slug' | 'parent_id' | 'layout'> & Timing
export type ModuleSnapshot = Pick<ModuleRow, 'id' | 'section_id' | 'list_id' | 'kind' | 'column' | 'anchor' | 'data'> &
  Timing

/** Everything needed to restore the sections of a record, in both languages and in order. */
export type PageSnapshot = {
  sections: SectionSnapshot[]
  modules: ModuleSnapshot[]
  /** The texts of its records as its editors see them. */
  texts?: PageTexts
  /** Names of those that visitors do not see yet. */
  waiting?: readonly string[]
}

/** The texts of a snapshot that visitors do not see yet, in these languages; those without a language belong to each. */
export function waitingTexts(
  { texts = {}, waiting = [] }: PageSnapshot,
  languages: readonly Locale[] = locales,
): PageTexts {
  const names = waiting.filter((name) =>
    languages.some((language) => !name.includes('.') || name.endsWith(`.${language}`)),
  )
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))
}
