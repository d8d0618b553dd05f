import { columnLayouts } from '#config'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { Action, ActionOf, Applied } from './action.ts'
import { changeModule, changeSection, changeSiblings, insertAt } from './change.ts'
import {
  type EditorDocument,
  findModule,
  findPlace,
  findSection,
  findSiblings,
  isListPlace,
  keyOfRecord,
} from './document.ts'
import { arrange } from './orders.ts'

/** Applies an action; null when its target does not exist (any more). */
export function apply(doc: EditorDocument, action: Action): Applied | null {
  switch (action.type) {
    case 'set_fields':
      return setFields(doc, action)
    case 'insert_module':
      return insertModule(doc, action)
    case 'remove_module':
      return removeModule(doc, action)
    case 'insert_section':
      return insertSection(doc, action)
    case 'remove_section':
      return removeSection(doc, action)
    case 'set_layout':
      return setLayout(doc, action)
    case 'set_showing':
      return setShowing(doc, action)
    case 'set_record':
      return setRecord(doc, action)
    case 'arrange':
      return arrange(doc, action)
  }
}

function insertSection(doc: EditorDocument, { index, section }: ActionOf<'insert_section'>): Applied | null {
  if (findSection(doc, section.id)) return null
  return {
    doc: { ...doc, sections: insertAt(doc.sections, index, section) },
    inverse: { type: 'remove_section', section: section.id },
  }
}

function removeSection(doc: EditorDocument, { section: id }: ActionOf<'remove_section'>): Applied | null {
  const index = doc.sections.findIndex((section) => section.id === id)
  const section = doc.sections[index]
  if (!section) return null
  return {
    doc: { ...doc, sections: doc.sections.filter((each) => each !== section) },
    inverse: { type: 'insert_section', index, section },
  }
}

function insertModule(doc: EditorDocument, { place, record }: ActionOf<'insert_module'>): Applied | null {
  const siblings = findSiblings(doc, place)
  const isListInList = isListPlace(place) && record.children !== undefined
  if (!siblings || isListInList || findModule(doc, record.id)) return null
  return {
    doc: changeSiblings(doc, place, (children) => insertAt(children, place.index, record)),
    inverse: { type: 'remove_module', module: record.id },
  }
}

function removeModule(doc: EditorDocument, { module }: ActionOf<'remove_module'>): Applied | null {
  const record = findModule(doc, module)
  const place = findPlace(doc, module)
  if (!record || !place) return null
  return {
    doc: changeSiblings(doc, place, (children) => children.filter(({ id }) => id !== module)),
    inverse: { type: 'insert_module', place, record },
  }
}

/** Visibility of a section; a module's is one of its fields. */
function setShowing(
  doc: EditorDocument,
  { section: id, showing, until_date }: ActionOf<'set_showing'>,
): Applied | null {
  const section = findSection(doc, id)
  if (!section) return null
  return {
    doc: changeSection(doc, id, (current) => ({ ...current, showing, until_date })),
    inverse: { type: 'set_showing', section: id, showing: section.showing, until_date: section.until_date },
  }
}

/** Changes texts and settings of a module; `undefined` removes a field. */
function setFields(doc: EditorDocument, { module, fields }: ActionOf<'set_fields'>): Applied | null {
  const record = findModule(doc, module)
  if (!record) return null
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]]))
  return {
    doc: changeModule(doc, module, (current) => withFields(current, fields)),
    inverse: { type: 'set_fields', module, fields: before },
  }
}

function setRecord(doc: EditorDocument, action: ActionOf<'set_record'>): Applied {
  const { fields, before } = action
  const key = keyOfRecord(action)
  return {
    doc: { ...doc, records: { ...doc.records, [key]: { ...doc.records?.[key], ...fields } } },
    inverse: { ...action, fields: before, before: fields },
  }
}

function withFields(record: ModuleRecord, fields: Readonly<Record<string, unknown>>): ModuleRecord {
  const changed: ModuleRecord = { ...record, ...fields }
  for (const [name, value] of Object.entries(fields)) if (value === undefined) delete changed[name]
  return changed
}

/** With fewer columns the modules of removed ones go to the end of the last, unless `columns` says otherwise. */
export function setLayout(
  doc: EditorDocument,
  { section: id, layout, columns }: ActionOf<'set_layout'>,
): Applied | null {
  const section = findSection(doc, id)
  const spans: readonly number[] | undefined = columnLayouts[layout]?.spans
  if (!section || !spans) return null
  const before = section.columns.map(({ children }) => children.map((record) => record.id))
  const distributed = columns ? byIds(section, columns) : gathered(section, spans.length)
  if (!distributed) return null
  const newColumns = spans.map((span, index) => ({ classes: `span-${span}`, span, children: distributed[index] ?? [] }))
  return {
    doc: changeSection(doc, id, (current) => ({ ...current, layout, columns: newColumns })),
    inverse: { type: 'set_layout', section: id, layout: section.layout, columns: before },
  }
}

function gathered({ columns }: Section, count: number): ModuleRecord[][] {
  const remaining = columns.slice(0, count).map(({ children }) => children)
  const overflow = columns.slice(count).flatMap(({ children }) => children)
  const last = remaining.length - 1
  return overflow.length === 0
    ? remaining
    : remaining.map((children, index) => (index === last ? [...children, ...overflow] : children))
}

/** The section's modules in the given order; null when the ids do not match exactly. */
function byIds({ columns }: Section, ids: readonly (readonly number[])[]): ModuleRecord[][] | null {
  const records = new Map(columns.flatMap(({ children }) => children).map((record) => [record.id, record]))
  const distributed = ids.map((column) => column.flatMap((id) => records.get(id) ?? []))
  return distributed.flat().length === records.size && new Set(ids.flat()).size === records.size ? distributed : null
}
