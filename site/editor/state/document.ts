import type { ModuleRecord, Section } from '#contract/page/sections.ts'

/**
 * The page as the editor shows it. The arrays define the order; `order`, `column` and `parent` of records are the
 * server's last values and not updated. Negative ids are local.
 */
export type EditorDocument = {
  sections: readonly Section[]
  /** Changes of this visit in other records, by `keyOfRecord`. */
  records?: Readonly<Record<string, RecordFields>>
}

/** Localised fields are named as in the API's field errors: `title.de`. */
export type RecordFields = Readonly<Record<string, string | boolean | null>>

/** The fields as the API takes them; a localised text with its changed language only. */
export function toRecordBody(fields: Iterable<readonly [name: string, value: unknown]>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, value] of fields) {
    const [field = '', language] = name.split('.')
    body[field] = language ? { ...(body[field] as object | undefined), [language]: value } : value
  }
  return body
}

export function keyOfRecord({ resource, id }: { resource: string; id: number }): string {
  return `${resource}/${id}`
}

/** The modules of a column, or the items of a list. */
export type Siblings = { section: number; column: number } | { list: number }
export type ColumnPlace = { section: number; column: number; index: number }
export type ModulePlace = ColumnPlace | { list: number; index: number }

export function isListPlace<Place extends Siblings>(place: Place): place is Extract<Place, { list: number }> {
  return 'list' in place
}

export function findSection(doc: EditorDocument, id: number): Section | null {
  return doc.sections.find((section) => section.id === id) ?? null
}

/** -1 if the page has no such section. */
export function indexOfSection(doc: EditorDocument, id: number): number {
  return doc.sections.findIndex((section) => section.id === id)
}

/** A section of the same kind without modules. */
export function withoutModules(section: Section): Section {
  return { ...section, columns: section.columns.map((column) => ({ ...column, children: [] })) }
}

export function findModule(doc: EditorDocument, id: number): ModuleRecord | null {
  for (const record of iterateModules(doc)) if (record.id === id) return record
  return null
}

/** Every module and item, in reading order. */
export function* iterateModules(doc: EditorDocument): Generator<ModuleRecord> {
  for (const section of doc.sections) {
    for (const column of section.columns) {
      for (const record of column.children) {
        yield record
        yield* record.children ?? []
      }
    }
  }
}

/** The place of a module, or null when it is not on the page. */
export function findPlace(doc: EditorDocument, id: number): ModulePlace | null {
  for (const section of doc.sections) {
    for (const [column, { children }] of section.columns.entries()) {
      for (const [index, record] of children.entries()) {
        if (record.id === id) return { section: section.id, column, index }
        const item = record.children?.findIndex((child) => child.id === id) ?? -1
        if (item >= 0) return { list: record.id, index: item }
      }
    }
  }
  return null
}

/** After everything else, or null on a page without a section. */
export function endPlace({ sections }: EditorDocument): ColumnPlace | null {
  const last = sections.at(-1)
  return last ? { section: last.id, column: 0, index: last.columns[0]?.children.length ?? 0 } : null
}

export function findParentSection(doc: EditorDocument, id: number): Section | null {
  return (
    doc.sections.find(({ columns }) =>
      columns.some(({ children }) => children.some((record) => containsModule(record, id))),
    ) ?? null
  )
}

/**
 * The modules of a column or the items of a list; null when there is no such place. Lists are in columns, never in
 * lists.
 */
export function findSiblings(doc: EditorDocument, place: Siblings): readonly ModuleRecord[] | null {
  if (isListPlace(place)) return findListed(doc, place.list)?.children ?? null
  return findSection(doc, place.section)?.columns[place.column]?.children ?? null
}

function findListed(doc: EditorDocument, id: number): ModuleRecord | null {
  const columns = doc.sections.flatMap((section) => section.columns)
  return columns.flatMap(({ children }) => children).find((record) => record.id === id) ?? null
}

function containsModule(record: ModuleRecord, id: number): boolean {
  return record.id === id || (record.children?.some((child) => child.id === id) ?? false)
}
