import { columnLayouts } from '#config'
import type { ModuleRecord, Section } from '#contract/sections.ts'
import type { ActionOf, Applied } from './action.ts'
import { changeSection } from './change.ts'
import { type Doc, findSection } from './document.ts'

/** Fewer columns than before: the modules of the lost ones go to the end of the last, unless `columns` says otherwise. */
export function setLayout(doc: Doc, { section: id, layout, columns }: ActionOf<'set_layout'>): Applied | null {
  const section = findSection(doc, id)
  const spans: readonly number[] | undefined = columnLayouts[layout]?.spans
  if (!section || !spans) return null
  const before = section.columns.map(({ children }) => children.map((record) => record.id))
  const placed = columns ? byIds(section, columns) : gathered(section, spans.length)
  if (!placed) return null
  const drawn = spans.map((span, index) => ({ classes: `span-${span}`, span, children: placed[index] ?? [] }))
  return {
    doc: changeSection(doc, id, (found) => ({ ...found, layout, columns: drawn })),
    inverse: { type: 'set_layout', section: id, layout: section.layout, columns: before },
  }
}

function gathered({ columns }: Section, count: number): ModuleRecord[][] {
  const kept = columns.slice(0, count).map(({ children }) => children)
  const lost = columns.slice(count).flatMap(({ children }) => children)
  const last = kept.length - 1
  return lost.length === 0 ? kept : kept.map((children, index) => (index === last ? [...children, ...lost] : children))
}

/** The section's modules in the named order; null when it no longer has exactly these. */
function byIds({ columns }: Section, ids: readonly (readonly number[])[]): ModuleRecord[][] | null {
  const records = new Map(columns.flatMap(({ children }) => children).map((record) => [record.id, record]))
  const placed = ids.map((column) => column.flatMap((id) => records.get(id) ?? []))
  return placed.flat().length === records.size && new Set(ids.flat()).size === records.size ? placed : null
}
