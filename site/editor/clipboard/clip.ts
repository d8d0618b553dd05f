import type { Locale } from '#config'
import type { Section, VisibilityFields } from '#contract/page/sections.ts'
import { newSection } from '../state/new-records.ts'
import { fromModuleCopy, type ModuleCopy } from '../store/module-copy.ts'

/** The clipboard, shared by all tabs and pages of the installation. */
export type Clip = { at: number; locale: Locale } & (
  | { type: 'module'; module: ModuleCopy }
  /** `number`: its former position, used as its name. */
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
