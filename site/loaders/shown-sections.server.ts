import { showingState } from '#content/showing.ts'
import type { ModuleRecord, Section, Timing } from '#contract/sections.ts'

/** The sections as a visitor sees them at this time; only editors are answered more, with when it is shown. */
export function shownSections(sections: readonly Section[], now: Date): Section[] {
  const isShown = ({ showing, until_date }: Timing) => !showing || showingState(showing, { dateEnd: until_date?.end ?? null, now }).is === 'online'
  const shown = (records: ModuleRecord[]): ModuleRecord[] =>
    records.filter(isShown).map((record) => (record.children ? { ...record, children: shown(record.children) } : record))
  return sections
    .filter(isShown)
    .map((section) => ({ ...section, columns: section.columns.map((column) => ({ ...column, children: shown(column.children) })) }))
}
