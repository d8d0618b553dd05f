import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { type EditorDocument, isListPlace, type Siblings } from './document.ts'

type ChangeChildren = (children: ModuleRecord[]) => ModuleRecord[]

/** Changes one record; others stay identical objects, so that nothing else renders. */
export function changeModule(
  doc: EditorDocument,
  id: number,
  change: (record: ModuleRecord) => ModuleRecord,
): EditorDocument {
  return mapColumns(doc, (children) => mapChanged(children, (record) => changeIn(record, id, change)))
}

/** Changes the content of a column or a list. */
export function changeSiblings(doc: EditorDocument, place: Siblings, change: ChangeChildren): EditorDocument {
  if (isListPlace(place))
    return changeModule(doc, place.list, (list) => ({ ...list, children: change(list.children ?? []) }))
  return changeSection(doc, place.section, (section) => ({
    ...section,
    columns: section.columns.map((column, index) =>
      index === place.column ? { ...column, children: change(column.children) } : column,
    ),
  }))
}

export function changeSection(doc: EditorDocument, id: number, change: (section: Section) => Section): EditorDocument {
  return {
    ...doc,
    sections: mapChanged(doc.sections, (section) => (section.id === id ? change(section) : section)),
  }
}

export function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}

function changeIn(record: ModuleRecord, id: number, change: (record: ModuleRecord) => ModuleRecord): ModuleRecord {
  if (record.id === id) return change(record)
  if (!record.children) return record
  const children = mapChanged(record.children, (child) => (child.id === id ? change(child) : child))
  return children === record.children ? record : { ...record, children }
}

function mapColumns(doc: EditorDocument, change: ChangeChildren): EditorDocument {
  const sections = mapChanged(doc.sections, (section) => {
    const columns = mapChanged(section.columns, (column) => {
      const children = change(column.children)
      return children === column.children ? column : { ...column, children }
    })
    return columns === section.columns ? section : { ...section, columns }
  })
  return sections === doc.sections ? doc : { ...doc, sections }
}

/** Like `map`, but the same array when nothing changed. */
function mapChanged<T>(list: readonly T[], change: (item: T) => T): T[] {
  let changed = false
  const mapped = list.map((item) => {
    const next = change(item)
    if (next !== item) changed = true
    return next
  })
  // Safe: documents are never mutated.
  return changed ? mapped : (list as T[])
}
