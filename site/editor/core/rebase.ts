import type { ModuleRecord, Section } from '#contract/sections.ts'
import type { Action } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import {
  type EditorDocument,
  findModule,
  findPlace,
  findSection,
  isListPlace,
  iterateModules,
  type ModulePlace,
  withoutModules,
} from '../state/document.ts'
import { clampPlace } from '../state/moves.ts'
import { newSection } from '../state/new-records.ts'
import {
  type Base,
  confirmModule,
  createBase,
  pinVersion,
  type RecordModel,
  serverId,
  toLocalId,
} from '../sync/base.ts'
import { changedContent, copyFields, ownLanguageContent } from '../sync/content.ts'
import { rebaseWrite } from '../sync/rebase-write.ts'
import { isOnlyLocal } from './creation.ts'
import { type EditorState, withoutEntry } from './editor-state.ts'
import { recreateInPlace } from './module-copy.ts'
import { isDirty } from './status.ts'

/**
 * The freshly loaded page under local ids. Unsent writes are applied again: texts stay, moves are redone on the new
 * order, and steps that no longer fit are dropped.
 */
export function rebaseState(state: EditorState, fresh: readonly Section[]): EditorState {
  const sections = fresh.map((section) => localSection(section, state.base))
  const base = overWhatWasRead(state, { ...createBase(sections), ids: state.base.ids })
  const drawn = sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      children: column.children.map((record) => withOwnWords(state, record)),
    })),
  }))
  let doc: EditorDocument = { sections: drawn }
  const outbox = state.outbox.flatMap((pending) => {
    const fit = rebaseWrite(doc, pending.write)
    doc = fit?.doc ?? doc
    return fit ? [{ ...pending, write: fit.write }] : []
  })
  return keepOrphanedEdits(state, { ...state, base, outbox, history: { ...state.history, doc } })
}

/** Local text keeps the version it was based on, so that conflicting changes are detected. */
function overWhatWasRead(state: EditorState, fresh: Base): Base {
  return [...state.maybeDirty].reduce((base, module) => {
    const mine = findModule(state.history.doc, module)
    const before = state.base.confirmed.get(module)
    if (!mine || !before || !isDirty(state, module)) return base
    const fields = changedContent(mine, before)
    const known = ownLanguageContent(before)
    return pinVersion(base, {
      module,
      fields,
      version: before.version,
      before: Object.fromEntries(Object.keys(fields).map((name) => [name, known[name]])),
    })
  }, fresh)
}

function withOwnWords(state: EditorState, record: ModuleRecord): ModuleRecord {
  const children = record.children?.map((child) => withOwnWords(state, child))
  const mine = findModule(state.history.doc, record.id)
  const before = state.base.confirmed.get(record.id)
  const own =
    mine && before && isDirty(state, record.id)
      ? copyFields(record, mine, Object.keys(changedContent(mine, before)))
      : record
  return { ...own, ...(children ? { children } : {}) }
}

function localSection(section: Section, base: Base): Section {
  const toLocal = (record: ModuleRecord): ModuleRecord => ({
    ...record,
    id: toLocalId(base, 'module', record.id),
    ...(record.children ? { children: record.children.map(toLocal) } : {}),
  })
  return {
    ...section,
    id: toLocalId(base, 'container', section.id),
    columns: section.columns.map((column) => ({ ...column, children: column.children.map(toLocal) })),
  }
}

/** The page before and after it was loaded again. */
type Readings = { before: EditorState; read: EditorState }
/** The page with all local text, and new ids of sections and modules by their former ones. */
type Kept = { state: EditorState; replacements: Readonly<Record<RecordModel, ReadonlyMap<number, number>>> }

/**
 * Text whose module or parent was deleted by others keeps its place, as a conflict for the editor to decide. Its
 * parents are recreated locally, and saved only if the text is kept.
 */
function keepOrphanedEdits(before: EditorState, read: EditorState): EditorState {
  const readings = { before, read }
  let kept: Kept = { state: read, replacements: { container: new Map(), module: new Map() } }
  for (const record of iterateModules(before.history.doc)) {
    const isOwn = isUnsent(readings, record.id) || isDirty(before, record.id)
    if (isOwn && !findModule(kept.state.history.doc, record.id)) kept = keep(readings, kept, record)
  }
  return kept.state
}

/** True if no write of it is pending any more: a local creation that no longer fits. */
function isUnsent({ before, read }: Readings, id: number): boolean {
  return isOnlyLocal({ ...before, outbox: read.outbox }, id)
}

function keep(readings: Readings, kept: Kept, record: ModuleRecord): Kept {
  const { before, read } = readings
  const { home, ...housed } = recreateParent(readings, kept, record.id)
  // The server has its parent.
  const hasHome =
    home !== null &&
    (isListPlace(home) ? findModule(read.history.doc, home.list) : findSection(read.history.doc, home.section)) !== null
  const isNew = isUnsent(readings, record.id)
  const own = isNew || !record.children ? record : { ...record, children: [] }
  const put = isNew || hasHome ? own : recreateInPlace(own, before)
  const { state, replacements } = noteReplacement(withModule(housed, put, home), 'module', {
    id: record.id,
    made: put.id,
  })
  const confirmed = put.id === record.id ? before.base.confirmed.get(record.id) : undefined
  return {
    replacements,
    state: {
      ...state,
      maybeDirty: new Set([...state.maybeDirty, put.id]),
      base: confirmed ? confirmModule(state.base, put.id, confirmed) : state.base,
      // Refused text stays for correction.
      conflicts:
        isNew && hasHome
          ? state.conflicts
          : new Map(withoutEntry(state.conflicts, record.id)).set(put.id, { theirs: null }),
    },
  }
}

/** The module's former place, in the replacement of its section or list, created if necessary. */
function recreateParent(readings: Readings, kept: Kept, module: number): Kept & { home: ModulePlace | null } {
  const place = findPlace(readings.before.history.doc, module)
  if (!place) return { ...kept, home: null }
  if (isListPlace(place)) {
    const made = withList(readings, kept, place.list)
    return { ...made, home: { ...place, list: made.replacements.module.get(place.list) ?? place.list } }
  }
  const made = withSection(readings, kept, place.section)
  return { ...made, home: { ...place, section: made.replacements.container.get(place.section) ?? place.section } }
}

function withSection({ before }: Readings, kept: Kept, id: number): Kept {
  const { sections } = before.history.doc
  const section = sections.find((each) => each.id === id)
  if (!section || kept.replacements.container.has(id) || findSection(kept.state.history.doc, id)) return kept
  const { layout, showing, until_date } = section
  const made =
    serverId(before.base, id) === null ? withoutModules(section) : newSection(section, { layout, showing, until_date })
  const index = Math.min(sections.indexOf(section), kept.state.history.doc.sections.length)
  return noteReplacement(applied(kept, { type: 'insert_section', index, section: made }), 'container', {
    id,
    made: made.id,
  })
}

function withList(readings: Readings, kept: Kept, id: number): Kept {
  const list = findModule(readings.before.history.doc, id)
  if (!list || kept.replacements.module.has(id) || findModule(kept.state.history.doc, id)) return kept
  const made = recreateInPlace({ ...list, children: [] }, readings.before)
  const { home, ...housed } = recreateParent(readings, kept, id)
  return noteReplacement(withModule(housed, made, home), 'module', { id, made: made.id })
}

function withModule(kept: Kept, record: ModuleRecord, home: ModulePlace | null): Kept {
  return home ? applied(kept, { type: 'insert_module', place: clampPlace(kept.state.history.doc, home), record }) : kept
}

function applied({ state, replacements }: Kept, action: Action): Kept {
  const done = apply(state.history.doc, action)
  return { replacements, state: done ? { ...state, history: { ...state.history, doc: done.doc } } : state }
}

function noteReplacement(
  { state, replacements }: Kept,
  model: RecordModel,
  { id, made }: { id: number; made: number },
): Kept {
  return { state, replacements: { ...replacements, [model]: new Map(replacements[model]).set(id, made) } }
}
