import fc from 'fast-check'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { ALWAYS_VISIBLE } from '#model/visibility-settings.ts'
import type { Action } from '../state/action.ts'
import type { EditorDocument, ModulePlace } from '../state/document.ts'
import { moveModule, moveSection } from '../state/moves.ts'
import { newModule, newSection } from '../state/new-records.ts'

/** A record for tests; `children` makes it a list. */
export function moduleRecord(id: number, fields: Record<string, unknown> = {}): ModuleRecord {
  const kind = fields.children ? 'faq' : 'text'
  return { ...newModule(kind, {}), id, version: 1, parent: 1, content: `text ${id}`, subline: '', ...fields }
}

export function section(id: number, layout: number, columns: ModuleRecord[][]): Section {
  return { ...newSection({ content_type: 'page', object_id: 1 }, { layout, columns }), id, slug: `s-${id}` }
}

export function startDoc(): EditorDocument {
  const item = (id: number) => moduleRecord(id, { kind: 'faqitem' })
  return {
    sections: [
      section(1, 3, [[moduleRecord(11), moduleRecord(12)], [moduleRecord(13)]]),
      section(2, 4, [[moduleRecord(21, { children: [item(211), item(212)] })], [], [moduleRecord(22)]]),
      section(3, 0, [[]]),
    ],
  }
}

type Draft = (doc: EditorDocument, fresh: number) => Action | null

const moduleIds = [11, 12, 13, 21, 22, 211, 212, -1, -2, -3, -4, -5]
const sectionIds = [1, 2, 3, -1, -2, -3, -4, -5]
const anyModule = fc.constantFrom(...moduleIds)
const anySection = fc.constantFrom(...sectionIds)
/** As the server stores texts: without blanks at the ends. */
const anyWords = fc.array(fc.constantFrom('Klang', 'Ton', 'a', 'ü', '„1“', '<b>'), { maxLength: 4 })
const anySubline = anyWords.map((words) => words.join(' '))
/** A required text, so never empty. */
const anyText = anyWords.map((words) => ['Auftakt', ...words].join(' '))
const index = fc.nat(4)
const place: fc.Arbitrary<ModulePlace> = fc.oneof(
  fc.record({ section: anySection, column: fc.nat(2), index }),
  fc.record({ list: fc.constantFrom(21, -1, -2), index }),
)

/** Any action, also ones that do not fit the document; `fresh` is an unused id. */
export const anyAction: fc.Arbitrary<Draft> = fc.oneof(
  fc.tuple(anyModule, fc.oneof(fc.record({ content: anyText }), fc.record({ subline: anySubline }))).map(
    ([module, fields]): Draft =>
      () => ({ type: 'set_fields', module, fields }),
  ),
  fc.tuple(place, fc.boolean()).map(
    ([target, list]): Draft =>
      (_, fresh) => ({
        type: 'insert_module',
        place: target,
        record: moduleRecord(fresh, list ? { children: [] } : {}),
      }),
  ),
  anyModule.map(
    (module): Draft =>
      () => ({ type: 'remove_module', module }),
  ),
  fc.tuple(fc.nat(3), fc.nat(5)).map(
    ([at, layout]): Draft =>
      (_, fresh) => ({ type: 'insert_section', index: at, section: section(fresh, layout, []) }),
  ),
  anySection.map(
    (id): Draft =>
      () => ({ type: 'remove_section', section: id }),
  ),
  fc.tuple(anySection, fc.nat(5)).map(
    ([id, layout]): Draft =>
      () => ({ type: 'set_layout', section: id, layout }),
  ),
  fc.tuple(anySection, fc.boolean()).map(
    ([id, is_online]): Draft =>
      () => ({ type: 'set_showing', section: id, showing: is_online ? null : { ...ALWAYS_VISIBLE, is_online } }),
  ),
  fc.tuple(anyModule, place).map(
    ([module, to]): Draft =>
      (doc) =>
        moveModule(doc, module, to),
  ),
  fc.tuple(anySection, fc.nat(4)).map(
    ([id, to]): Draft =>
      (doc) =>
        moveSection(doc, id, to),
  ),
)
