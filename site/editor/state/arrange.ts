import type { ModuleRecord } from '#contract/page/sections.ts'
import type { ActionOf, Applied, Arrangement } from './action.ts'
import { changeSiblings } from './change.ts'
import { type EditorDocument, findSiblings, iterateModules, type ModulePlace } from './document.ts'

/**
 * Rearranges modules, items and sections. Refused unless the named places contain the same records as before: a move
 * neither loses nor duplicates anything.
 */
export function arrange(doc: EditorDocument, { columns, lists, sections }: ActionOf<'arrange'>): Applied | null {
  const places: { place: ModulePlace; ids: readonly number[] }[] = [
    ...columns.map(({ section, column, modules }) => ({ place: { section, column, index: 0 }, ids: modules })),
    ...lists.map(({ list, children }) => ({ place: { list, index: 0 }, ids: children })),
  ]
  const before = places.map(({ place }) => findSiblings(doc, place)?.map(({ id }) => id) ?? null)
  const ordered = sections ? orderSections(doc, sections) : doc.sections
  if (
    !ordered ||
    before.includes(null) ||
    !sameIds(
      before.flatMap((ids) => ids ?? []),
      places.flatMap(({ ids }) => ids),
    )
  )
    return null

  const records = new Map([...iterateModules(doc)].map((record) => [record.id, record]))
  let arranged: EditorDocument = sections ? { ...doc, sections: ordered } : doc
  for (const { place, ids } of places)
    arranged = changeSiblings(arranged, place, () => ids.flatMap((id) => records.get(id) ?? []))
  return { doc: arranged, inverse: { type: 'arrange', ...currentArrangement(doc, { columns, lists, sections }) } }
}

/** The current order of the same places. */
export function currentArrangement(doc: EditorDocument, { columns, lists, sections }: Arrangement): Arrangement {
  const idsAt = (place: ModulePlace) => findSiblings(doc, place)?.map(({ id }: ModuleRecord) => id) ?? []
  return {
    columns: columns.map(({ section, column }) => ({ section, column, modules: idsAt({ section, column, index: 0 }) })),
    lists: lists.map(({ list }) => ({ list, children: idsAt({ list, index: 0 }) })),
    sections: sections ? doc.sections.map(({ id }) => id) : null,
  }
}

function orderSections(doc: EditorDocument, ids: readonly number[]): EditorDocument['sections'] | null {
  const ordered = ids.flatMap((id) => doc.sections.find((section) => section.id === id) ?? [])
  return sameIds(
    doc.sections.map(({ id }) => id),
    ids,
  )
    ? ordered
    : null
}

function sameIds(before: readonly number[], after: readonly number[]): boolean {
  const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join()
  return new Set(after).size === after.length && sorted(before) === sorted(after)
}
