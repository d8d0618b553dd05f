import type { ModuleRecord, Section } from '#contract/sections.ts'
import { type Doc, findModule } from '../state/document.ts'
import { type Base, baseOf, localId, onItsVersion } from '../sync/base.ts'
import { changedContent, ownContent, withFieldsOf } from '../sync/content.ts'
import { rebasedWrite } from '../sync/rebased-write.ts'
import type { EditorState } from './editor-state.ts'
import { withHomelessWords } from './homeless-words.ts'
import { isDirty } from './status.ts'

/**
 * The page as the server answers it anew, under the ids known here. What is not told yet is done again on it: words
 * stay, moves are made on the new order, and a step that no longer fits is let go.
 */
export function rebased(state: EditorState, fresh: readonly Section[]): EditorState {
  const sections = fresh.map((section) => localSection(section, state.base))
  const base = overWhatWasRead(state, { ...baseOf(sections), ids: state.base.ids })
  const drawn = sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({ ...column, children: column.children.map((record) => withOwnWords(state, record)) })),
  }))
  let doc: Doc = { sections: drawn }
  const outbox = state.outbox.flatMap((pending) => {
    const fit = rebasedWrite(doc, pending.write)
    doc = fit?.doc ?? doc
    return fit ? [{ ...pending, write: fit.write }] : []
  })
  return withHomelessWords(state, { ...state, base, outbox, history: { ...state.history, doc } })
}

/** Own words stay on the version they were written over, so that what others have made of the same ones comes to light. */
function overWhatWasRead(state: EditorState, fresh: Base): Base {
  return [...state.touched].reduce((base, module) => {
    const mine = findModule(state.history.doc, module)
    const before = state.base.confirmed.get(module)
    if (!mine || !before || !isDirty(state, module)) return base
    const fields = changedContent(mine, before)
    const known = ownContent(before)
    return onItsVersion(base, { module, fields, version: before.version, before: Object.fromEntries(Object.keys(fields).map((name) => [name, known[name]])) })
  }, fresh)
}

function withOwnWords(state: EditorState, record: ModuleRecord): ModuleRecord {
  const children = record.children?.map((child) => withOwnWords(state, child))
  const mine = findModule(state.history.doc, record.id)
  const before = state.base.confirmed.get(record.id)
  const own = mine && before && isDirty(state, record.id) ? withFieldsOf(record, mine, Object.keys(changedContent(mine, before))) : record
  return { ...own, ...(children ? { children } : {}) }
}

function localSection(section: Section, base: Base): Section {
  const toLocal = (record: ModuleRecord): ModuleRecord => ({
    ...record,
    id: localId(base, 'module', record.id),
    ...(record.children ? { children: record.children.map(toLocal) } : {}),
  })
  return {
    ...section,
    id: localId(base, 'container', section.id),
    columns: section.columns.map((column) => ({ ...column, children: column.children.map(toLocal) })),
  }
}
