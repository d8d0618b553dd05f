import type { Locale } from '#config'
import type { Section, VisibilityFields } from '#contract/sections.ts'
import { fromModuleCopy, type ModuleCopy } from '../core/module-copy.ts'
import { newSection } from '../state/new-records.ts'

/** What was copied, for every tab and page of this house. */
export type Clip = { at: number; locale: Locale } & (
  | { type: 'module'; module: ModuleCopy }
  /** `number` is where it stood, by which it is called. */
  | { type: 'section'; number: number; layout: number; columns: ModuleCopy[][]; timing?: VisibilityFields }
)

export function sectionFrom(
  clip: Extract<Clip, { type: 'section' }>,
  { owner, locale }: { owner: Pick<Section, 'content_type' | 'object_id'>; locale: Locale },
): Section {
  const swap = clip.locale !== locale
  return newSection(owner, {
    ...clip.timing,
    layout: clip.layout,
    columns: clip.columns.map((column) => column.map((each) => fromModuleCopy(each, swap))),
  })
}
