import type { Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { apply } from '../state/apply.ts'
import { changeModule } from '../state/change.ts'
import { findParentSection, findPlace, isListPlace, withoutModules } from '../state/document.ts'
import { serverId } from '../sync/base.ts'
import { toWrites } from '../sync/to-writes.ts'
import type { Write } from '../sync/write.ts'
import type { EditorState } from './editor-state.ts'

/** Writes that create a local-only module: one being typed, or refused. */
export function creationWrites(state: EditorState, { module, locale }: { module: number; locale: Locale }): Write[] {
  const removed = apply(state.history.doc, { type: 'remove_module', module })
  return removed ? toWrites(removed.doc, [removed.inverse], { locale, isKnown: (id) => isOnServer(state, id) }) : []
}

/** The same with its local-only parents, but without content that has a conflict of its own. */
export function creationWritesWithParents(
  state: EditorState,
  { module, locale }: { module: number; locale: Locale },
): Write[] {
  const { doc } = state.history
  const place = findPlace(doc, module)
  const section = findParentSection(doc, module)
  const isDecided = ({ id }: ModuleRecord) => !state.conflicts.has(id)
  const creation = (id: number, includes: (item: ModuleRecord) => boolean) => {
    const filled = changeModule(doc, id, (record) =>
      record.children ? { ...record, children: record.children.filter(includes) } : record,
    )
    return creationWrites({ ...state, history: { ...state.history, doc: filled } }, { module: id, locale })
  }
  const sections: Write[] =
    section && !isOnServer(state, section.id)
      ? [
          {
            type: 'create_section',
            index: doc.sections.indexOf(section),
            section: withoutModules(section),
            order: doc.sections.map(({ id }) => id),
          },
        ]
      : []
  const lists = place && isListPlace(place) && !isOnServer(state, place.list) ? creation(place.list, () => false) : []
  return [...sections, ...lists, ...creation(module, isDecided)]
}

/** True if the server has never answered it and no pending write creates it. */
export function isOnlyLocal(state: EditorState, module: number): boolean {
  return !isOnServer(state, module) && !state.base.confirmed.has(module)
}

/** Whether the server knows an id, or will once the outbox is empty. */
export function isOnServer({ base, outbox }: EditorState, id: number): boolean {
  const isQueued = outbox.some(
    ({ write }) =>
      (write.type === 'create_module' && write.record.id === id) ||
      (write.type === 'create_section' && write.section.id === id),
  )
  return serverId(base, id) !== null || isQueued
}
