import { type Locale, locales } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { type Action, affectedSections, type Order, SECTION_ORDER } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import {
  type EditorDocument,
  findModule,
  findParentSection,
  findSection,
  findSiblings,
  type ModulePlace,
  withoutModules,
} from '../state/document.ts'
import { currentOrders } from '../state/orders.ts'
import type { RecordedOrders, Write } from './write.ts'

type WriteContext = {
  locale: Locale
  /** Whether the server knows an id, or will when the write's turn comes. */
  isKnown: (id: number) => boolean
}

/** The writes that bring the server to the document's state after these actions. */
export function toWrites(doc: EditorDocument, actions: readonly Action[], context: WriteContext): Write[] {
  const writes: Write[] = []
  let current = doc
  for (const action of actions) {
    const applied = apply(current, action)
    if (!applied) continue
    writes.push(...writesOfOne({ before: current, after: applied.doc }, action, context))
    current = applied.doc
  }
  return writes
}

function writesOfOne(
  { before, after }: { before: EditorDocument; after: EditorDocument },
  action: Action,
  context: WriteContext,
): Write[] {
  switch (action.type) {
    case 'set_fields':
      return [{ type: 'save_module', module: action.module }]
    case 'insert_module':
      return insertModule(after, action, context)
    case 'remove_module':
      return [removeModule(before, action.module)]
    case 'insert_section':
      return insertSection(after, action, context)
    case 'remove_section':
      return [{ type: 'remove_section', section: action.section }]
    case 'set_layout':
      return [
        { type: 'set_layout', section: action.section, layout: action.layout, columns: getIds(after, action.section) },
      ]
    case 'set_showing':
      return [action]
    case 'set_record':
      return [{ ...action, type: 'save_record' }]
    case 'arrange':
      return [{ type: 'arrange', ...recordOrders(before, action.orders) }]
  }
}

export function recordOrders(doc: EditorDocument, orders: readonly Order[]): RecordedOrders {
  const sectionIds = affectedSections(doc, { type: 'arrange', orders }).filter((id) => id !== SECTION_ORDER)
  const moved = orders.flatMap(({ place, ids }) => (place ? [] : ids))
  return { orders, before: currentOrders(doc, orders), touches: [...new Set([...sectionIds, ...moved])] }
}

function removeModule(before: EditorDocument, module: number): Write {
  return {
    type: 'remove_module',
    module,
    kind: findModule(before, module)?.kind ?? '',
    section: findParentSection(before, module)?.id ?? 0,
  }
}

function insertModule(
  after: EditorDocument,
  { place, record }: { place: ModulePlace; record: ModuleRecord },
  context: WriteContext,
): Write[] {
  const siblings = findSiblings(after, place)?.map(({ id }) => id) ?? []
  const section = findParentSection(after, record.id)?.id ?? 0
  if (context.isKnown(record.id))
    return [{ type: 'restore_module', place, section, record, siblings }, ...getSaves([record])]
  const items = (record.children ?? []).flatMap((child, index) =>
    insertModule(after, { place: { list: record.id, index }, record: child }, context),
  )
  return [
    { type: 'create_module', place, section, record: withoutItems(record), siblings },
    ...items,
    ...getTranslations(record, context.locale),
  ]
}

/** Restored content may have unsaved changes from before its removal. */
function getSaves(records: readonly ModuleRecord[]): Write[] {
  return records.flatMap((record) => [
    { type: 'save_module', module: record.id } as const,
    ...getSaves(record.children ?? []),
  ])
}

function withoutItems(record: ModuleRecord): ModuleRecord {
  return record.children ? { ...record, children: [] } : record
}

/** A copy carries its texts in the other language (see clipboard); fallback texts are reset. */
function getTranslations({ id, kind, fallback, translations, outdated = [] }: ModuleRecord, locale: Locale): Write[] {
  if (typeof translations !== 'object' || translations === null || Object.keys(translations).length === 0) return []
  const otherLocale = locales.find((each) => each !== locale) ?? locale
  const older = outdated.filter((name) => name in translations)
  const inOther: Write = {
    type: 'translate',
    module: id,
    kind,
    locale: otherLocale,
    fields: { ...translations, ...(older.length > 0 ? { outdated: older } : {}) },
  }
  const borrowed = Object.fromEntries(fallback.map((name) => [name, '']))
  return fallback.length === 0
    ? [inOther]
    : [inOther, { type: 'translate', module: id, kind, locale, fields: borrowed }]
}

function insertSection(
  after: EditorDocument,
  { index, section }: { index: number; section: EditorDocument['sections'][number] },
  context: WriteContext,
): Write[] {
  const order = after.sections.map(({ id }) => id)
  if (context.isKnown(section.id)) {
    const records = section.columns.flatMap(({ children }) => children)
    return [{ type: 'restore_section', index, section, order }, ...getSaves(records)]
  }
  const modules = section.columns.flatMap(({ children }, column) =>
    children.flatMap((record, at) =>
      insertModule(after, { place: { section: section.id, column, index: at }, record }, context),
    ),
  )
  return [{ type: 'create_section', index, section: withoutModules(section), order }, ...modules]
}

function getIds(doc: EditorDocument, section: number): number[][] {
  return findSection(doc, section)?.columns.map(({ children }) => children.map(({ id }) => id)) ?? []
}
