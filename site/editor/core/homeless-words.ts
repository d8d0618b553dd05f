import type { ModuleRecord } from '#contract/sections.ts'
import type { Action } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import { emptied, findModule, findSection, isListPlace, modulesOf, type Place, placeOf } from '../state/document.ts'
import { placeWithin } from '../state/moves.ts'
import { newSection } from '../state/new-records.ts'
import { serverId, withConfirmed } from '../sync/base.ts'
import { isAlone } from './creation.ts'
import { type EditorState, withoutKey } from './editor-state.ts'
import { copyInPlace } from './snapshot.ts'
import { isDirty } from './status.ts'

/**
 * What is written here and has no place on the page as it was read anew keeps one where it stood, so that nobody loses a word
 * because others have deleted it or what it stood in: it is a conflict, about which is asked. What it stood in is there anew,
 * for these words alone, and is made when they are kept.
 */
export function withHomelessWords(before: EditorState, read: EditorState): EditorState {
  const old = before.history.doc
  /** What stands for a section or a module of before, by their ids. */
  const stands = new Map<number, number>()
  let state = read
  // Whose creation no longer fits is not on its way any more.
  const isNew = (id: number) => isAlone({ ...before, outbox: read.outbox }, id)

  function put(action: Action): void {
    const applied = apply(state.history.doc, action)
    if (applied) state = { ...state, history: { ...state.history, doc: applied.doc } }
  }

  function sectionFor(id: number): number {
    const section = findSection(old, id)
    const there = findSection(state.history.doc, id) ? id : stands.get(id)
    if (there !== undefined || !section) return there ?? id
    const { layout, showing, until_date } = section
    const made = serverId(before.base, id) === null ? emptied(section) : newSection(section, { layout, showing, until_date })
    put({ type: 'insert_section', index: Math.min(old.sections.indexOf(section), state.history.doc.sections.length), section: made })
    stands.set(id, made.id)
    return made.id
  }

  function listFor(id: number): number {
    const list = findModule(old, id)
    const there = findModule(state.history.doc, id) ? id : stands.get(id)
    if (there !== undefined || !list) return there ?? id
    const made = copyInPlace({ ...list, children: [] }, before)
    place(made, homeOf(placeOf(old, id)))
    stands.set(id, made.id)
    return made.id
  }

  function homeOf(found: Place | null): Place | null {
    if (!found) return null
    return isListPlace(found) ? { ...found, list: listFor(found.list) } : { ...found, section: sectionFor(found.section) }
  }

  /** Whether the server has what stands there. */
  function isRead(place: Place): boolean {
    return (isListPlace(place) ? findModule(read.history.doc, place.list) : findSection(read.history.doc, place.section)) !== null
  }

  function place(record: ModuleRecord, home: Place | null): void {
    if (home) put({ type: 'insert_module', place: placeWithin(state.history.doc, home), record })
  }

  function keep(record: ModuleRecord): void {
    const home = homeOf(placeOf(old, record.id))
    const hasHome = home !== null && isRead(home)
    const isUntold = isNew(record.id)
    const confirmed = before.base.confirmed.get(record.id)
    const own = isUntold ? record : { ...record, ...(record.children ? { children: [] } : {}) }
    const kept = isUntold || hasHome ? own : copyInPlace(own, before)
    place(kept, home)
    stands.set(record.id, kept.id)
    state = {
      ...state,
      touched: new Set([...state.touched, kept.id]),
      base: confirmed && kept.id === record.id ? withConfirmed(state.base, kept.id, confirmed) : state.base,
      // What was refused where it stands waits there for other words.
      conflicts: isUntold && hasHome ? state.conflicts : new Map(withoutKey(state.conflicts, record.id)).set(kept.id, { theirs: null }),
    }
  }

  for (const record of modulesOf(old)) {
    const isOwn = isNew(record.id) || isDirty(before, record.id)
    if (isOwn && !findModule(state.history.doc, record.id)) keep(record)
  }
  return state
}
