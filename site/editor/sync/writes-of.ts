import { type Locale, locales } from '#config'
import type { ModuleRecord } from '#contract/sections.ts'
import type { Action, Arrangement } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import { arrangementNow } from '../state/arrange.ts'
import { type Doc, emptied, findModule, findSection, type Place, sectionOf, siblingsAt } from '../state/document.ts'
import { PAGE, touchedBy } from '../state/touched.ts'
import type { Arranged, Write } from './write.ts'

type Known = {
  locale: Locale
  /** Whether the server has seen an id, or will have when the outbox's turn comes. */
  isKnown: (id: number) => boolean
}

/** What the server must be told so that it stands as the document does after these actions. */
export function writesOf(doc: Doc, actions: readonly Action[], known: Known): Write[] {
  const writes: Write[] = []
  let current = doc
  for (const action of actions) {
    const applied = apply(current, action)
    if (!applied) continue
    writes.push(...writesOfOne({ before: current, after: applied.doc }, action, known))
    current = applied.doc
  }
  return writes
}

function writesOfOne({ before, after }: { before: Doc; after: Doc }, action: Action, known: Known): Write[] {
  switch (action.type) {
    case 'set_fields':
      return [{ type: 'save_module', module: action.module }]
    case 'insert_module':
      return insertModule(after, action, known)
    case 'remove_module':
      return [removeModule(before, action.module)]
    case 'insert_section':
      return insertSection(after, action, known)
    case 'remove_section':
      return [{ type: 'remove_section', section: action.section }]
    case 'set_layout':
      return [
        { type: 'set_layout', section: action.section, layout: action.layout, columns: idsOf(after, action.section) },
      ]
    case 'set_showing':
      return [action]
    case 'arrange':
      return [{ type: 'arrange', ...arrangedOver(before, action) }]
  }
}

export function arrangedOver(doc: Doc, { columns, lists, sections }: Arrangement): Arranged {
  const arrangement = { columns, lists, sections }
  const touched = touchedBy(doc, { type: 'arrange', ...arrangement }).filter((id) => id !== PAGE)
  return {
    ...arrangement,
    before: arrangementNow(doc, arrangement),
    touches: [...new Set([...touched, ...(sections ?? [])])],
  }
}

function removeModule(before: Doc, module: number): Write {
  return {
    type: 'remove_module',
    module,
    kind: findModule(before, module)?.kind ?? '',
    section: sectionOf(before, module)?.id ?? 0,
  }
}

function insertModule(after: Doc, { place, record }: { place: Place; record: ModuleRecord }, known: Known): Write[] {
  const siblings = siblingsAt(after, place)?.map(({ id }) => id) ?? []
  const section = sectionOf(after, record.id)?.id ?? 0
  if (known.isKnown(record.id))
    return [{ type: 'restore_module', place, section, record, siblings }, ...savesOf([record])]
  const items = (record.children ?? []).flatMap((child, index) =>
    insertModule(after, { place: { list: record.id, index }, record: child }, known),
  )
  return [
    { type: 'create_module', place, section, record: withoutItems(record), siblings },
    ...items,
    ...translationsOf(record, known.locale),
  ]
}

/** What was removed and comes back may have been changed, unsaved, before it went. */
function savesOf(records: readonly ModuleRecord[]): Write[] {
  return records.flatMap((record) => [
    { type: 'save_module', module: record.id } as const,
    ...savesOf(record.children ?? []),
  ])
}

function withoutItems(record: ModuleRecord): ModuleRecord {
  return record.children ? { ...record, children: [] } : record
}

/** A copy brings its texts in the other language along (see clipboard); those shown for want of own ones are taken back. */
function translationsOf({ id, kind, fallback, translations, outdated = [] }: ModuleRecord, locale: Locale): Write[] {
  if (typeof translations !== 'object' || translations === null || Object.keys(translations).length === 0) return []
  const other = locales.find((each) => each !== locale) ?? locale
  const older = outdated.filter((name) => name in translations)
  const inOther: Write = {
    type: 'translate',
    module: id,
    kind,
    locale: other,
    fields: { ...translations, ...(older.length > 0 ? { outdated: older } : {}) },
  }
  const borrowed = Object.fromEntries(fallback.map((name) => [name, '']))
  return fallback.length === 0
    ? [inOther]
    : [inOther, { type: 'translate', module: id, kind, locale, fields: borrowed }]
}

function insertSection(
  after: Doc,
  { index, section }: { index: number; section: Doc['sections'][number] },
  known: Known,
): Write[] {
  const order = after.sections.map(({ id }) => id)
  if (known.isKnown(section.id)) {
    const records = section.columns.flatMap(({ children }) => children)
    return [{ type: 'restore_section', index, section, order }, ...savesOf(records)]
  }
  const modules = section.columns.flatMap(({ children }, column) =>
    children.flatMap((record, at) =>
      insertModule(after, { place: { section: section.id, column, index: at }, record }, known),
    ),
  )
  return [{ type: 'create_section', index, section: emptied(section), order }, ...modules]
}

function idsOf(doc: Doc, section: number): number[][] {
  return findSection(doc, section)?.columns.map(({ children }) => children.map(({ id }) => id)) ?? []
}
