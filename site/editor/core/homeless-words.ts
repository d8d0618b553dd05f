import type { ModuleRecord } from '#contract/sections.ts'
import type { Action } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import { emptied, findModule, findSection, isListPlace, modulesOf, type Place, placeOf } from '../state/document.ts'
import { placeWithin } from '../state/moves.ts'
import { newSection } from '../state/new-records.ts'
import { type Model, serverId, withConfirmed } from '../sync/base.ts'
import { isAlone } from './creation.ts'
import { type EditorState, withoutKey } from './editor-state.ts'
import { copyInPlace } from './snapshot.ts'
import { isDirty } from './status.ts'

/** The page as it was before and as it was read anew. */
type Readings = { before: EditorState; read: EditorState }
/** The page on the way to having all words, and the ids of what stands on it for sections and modules of before, by theirs. */
type Kept = { state: EditorState; stands: Readonly<Record<Model, ReadonlyMap<number, number>>> }

/**
 * What is written here and has no place on the page as it was read anew keeps one where it stood, so that nobody loses a word
 * because others have deleted it or what it stood in: it is a conflict, about which is asked. What it stood in is there anew,
 * for these words alone, and is made when they are kept.
 */
export function withHomelessWords(before: EditorState, read: EditorState): EditorState {
  const readings = { before, read }
  let kept: Kept = { state: read, stands: { container: new Map(), module: new Map() } }
  for (const record of modulesOf(before.history.doc)) {
    const isOwn = isUntold(readings, record.id) || isDirty(before, record.id)
    if (isOwn && !findModule(kept.state.history.doc, record.id)) kept = keep(readings, kept, record)
  }
  return kept.state
}

/** Whether nobody else knows of it. What is made here and no longer fits is not on its way any more. */
function isUntold({ before, read }: Readings, id: number): boolean {
  return isAlone({ ...before, outbox: read.outbox }, id)
}

function keep(readings: Readings, kept: Kept, record: ModuleRecord): Kept {
  const { before, read } = readings
  const { home, ...housed } = withHome(readings, kept, record.id)
  // Whether the server has what it stands in.
  const hasHome = home !== null && (isListPlace(home) ? findModule(read.history.doc, home.list) : findSection(read.history.doc, home.section)) !== null
  const isNew = isUntold(readings, record.id)
  const own = isNew || !record.children ? record : { ...record, children: [] }
  const put = isNew || hasHome ? own : copyInPlace(own, before)
  const { state, stands } = standing(withModule(housed, put, home), 'module', { id: record.id, made: put.id })
  const confirmed = put.id === record.id ? before.base.confirmed.get(record.id) : undefined
  return {
    stands,
    state: {
      ...state,
      touched: new Set([...state.touched, put.id]),
      base: confirmed ? withConfirmed(state.base, put.id, confirmed) : state.base,
      // What was refused where it stands waits there for other words.
      conflicts: isNew && hasHome ? state.conflicts : new Map(withoutKey(state.conflicts, record.id)).set(put.id, { theirs: null }),
    },
  }
}

/** The place that a module had before, of what stands for its section or list, which is made where there is nothing. */
function withHome(readings: Readings, kept: Kept, module: number): Kept & { home: Place | null } {
  const place = placeOf(readings.before.history.doc, module)
  if (!place) return { ...kept, home: null }
  if (isListPlace(place)) {
    const made = withList(readings, kept, place.list)
    return { ...made, home: { ...place, list: made.stands.module.get(place.list) ?? place.list } }
  }
  const made = withSection(readings, kept, place.section)
  return { ...made, home: { ...place, section: made.stands.container.get(place.section) ?? place.section } }
}

function withSection({ before }: Readings, kept: Kept, id: number): Kept {
  const { sections } = before.history.doc
  const section = sections.find((each) => each.id === id)
  if (!section || kept.stands.container.has(id) || findSection(kept.state.history.doc, id)) return kept
  const { layout, showing, until_date } = section
  const made = serverId(before.base, id) === null ? emptied(section) : newSection(section, { layout, showing, until_date })
  const index = Math.min(sections.indexOf(section), kept.state.history.doc.sections.length)
  return standing(applied(kept, { type: 'insert_section', index, section: made }), 'container', { id, made: made.id })
}

function withList(readings: Readings, kept: Kept, id: number): Kept {
  const list = findModule(readings.before.history.doc, id)
  if (!list || kept.stands.module.has(id) || findModule(kept.state.history.doc, id)) return kept
  const made = copyInPlace({ ...list, children: [] }, readings.before)
  const { home, ...housed } = withHome(readings, kept, id)
  return standing(withModule(housed, made, home), 'module', { id, made: made.id })
}

function withModule(kept: Kept, record: ModuleRecord, home: Place | null): Kept {
  return home ? applied(kept, { type: 'insert_module', place: placeWithin(kept.state.history.doc, home), record }) : kept
}

function applied({ state, stands }: Kept, action: Action): Kept {
  const done = apply(state.history.doc, action)
  return { stands, state: done ? { ...state, history: { ...state.history, doc: done.doc } } : state }
}

function standing({ state, stands }: Kept, model: Model, { id, made }: { id: number; made: number }): Kept {
  return { state, stands: { ...stands, [model]: new Map(stands[model]).set(id, made) } }
}
