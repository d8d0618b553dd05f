import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { Action } from '#site/editor/state/action.ts'
import { apply } from '#site/editor/state/apply.ts'
import {
  type EditorDocument,
  findModule,
  findPlace,
  findSection,
  isListPlace,
  iterateModules,
  type ModulePlace,
  withoutModules,
} from '#site/editor/state/document.ts'
import { clampPlace } from '#site/editor/state/moves.ts'
import { newSection } from '#site/editor/state/new-records.ts'
import {
  type Base,
  confirmModule,
  createBase,
  pinVersion,
  type RecordModel,
  serverId,
  toLocalId,
} from '#site/editor/sync/base.ts'
import { changedContent, copyFields, ownLanguageContent } from '#site/editor/sync/content.ts'
import { rebaseWrite } from '#site/editor/sync/rebase-write.ts'
import { isOnlyLocal } from '../store/creation.ts'
import { type EditorState, withoutEntry } from '../store/editor-state.ts'
import { recreateInPlace } from '../store/module-copy.ts'
import { isDirty } from '../store/status.ts'

/**
 * The freshly loaded page under local ids. Unsent writes are applied again: texts stay, moves are redone on the new
 * order, and steps that no longer fit are dropped.
 */
export function rebaseState(state: EditorState, fresh: readonly Section[]): EditorState {
  const sections = fresh.map((section) => localSection(section, state.base))
  const base = overWhatWasRead(state, { ...createBase(sections), ids: state.base.ids })
  const sectionCopies = sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      children: column.children.map((record) => withOwnWords(state, record)),
    })),
  }))
  let doc: EditorDocument = { sections: sectionCopies }
  const outbox = state.outbox.flatMap((pending) => {
    const fit = rebaseWrite(doc, pending.write)
    doc = fit?.doc ?? doc
    return fit ? [{ ...pending, write: fit.write }] : []
  })
  return retainOrphanedEdits(state, { ...state, base, outbox, history: { ...state.history, doc } })
}

/** Local text keeps the version it was based on, so that conflicting changes are detected. */
function overWhatWasRead(state: EditorState, fresh: Base): Base {
  const { maybeDirty, typing } = state
  return [...new Set([...maybeDirty, ...(typing === null ? [] : [typing])])].reduce((base, module) => {
    const before = state.base.confirmed.get(module)
    const now = fresh.confirmed.get(module)
    const fields = now ? localFields(state, now) : {}
    if (!before || Object.keys(fields).length === 0) return base
    const baseFields = ownLanguageContent(before)
    return pinVersion(base, {
      module,
      fields,
      version: before.version,
      before: Object.fromEntries(Object.keys(fields).map((name) => [name, baseFields[name]])),
    })
  }, fresh)
}

/** Local values that stay: unsaved texts, and those of the module with the caret. */
function localFields(state: EditorState, fresh: ModuleRecord): Readonly<Record<string, unknown>> {
  const mine = findModule(state.history.doc, fresh.id)
  const before = state.base.confirmed.get(fresh.id)
  if (!mine || !before) return {}
  const unsaved = isDirty(state, fresh.id) ? changedContent(mine, before) : {}
  if (state.typing !== fresh.id) return unsaved
  const texts = ownLanguageContent(mine)
  return {
    ...Object.fromEntries(Object.keys(changedContent(fresh, before)).map((name) => [name, texts[name]])),
    ...unsaved,
  }
}

function withOwnWords(state: EditorState, record: ModuleRecord): ModuleRecord {
  const children = record.children?.map((child) => withOwnWords(state, child))
  const mine = findModule(state.history.doc, record.id)
  const merged = mine ? copyFields(record, mine, Object.keys(localFields(state, record))) : record
  return { ...merged, ...(children ? { children } : {}) }
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
type RebaseProgress = { state: EditorState; replacements: Readonly<Record<RecordModel, ReadonlyMap<number, number>>> }

/**
 * Text whose module or parent was deleted by others keeps its place, as a conflict for the editor to decide. Its
 * parents are recreated locally, and saved only if the text is kept.
 */
function retainOrphanedEdits(before: EditorState, read: EditorState): EditorState {
  const readings = { before, read }
  let progress: RebaseProgress = { state: read, replacements: { container: new Map(), module: new Map() } }
  for (const record of iterateModules(before.history.doc)) {
    const isOwn = isUnsent(readings, record.id) || isDirty(before, record.id)
    if (isOwn && !findModule(progress.state.history.doc, record.id)) progress = retainEdit(readings, progress, record)
  }
  return progress.state
}

/** True if no write of it is pending any more: a local creation that no longer fits. */
function isUnsent({ before, read }: Readings, id: number): boolean {
  return isOnlyLocal({ ...before, outbox: read.outbox }, id)
}

function retainEdit(readings: Readings, progress: RebaseProgress, record: ModuleRecord): RebaseProgress {
  const { before, read } = readings
  const { newPlace, ...updated } = recreateParent(readings, progress, record.id)
  // The server has its parent.
  const hasHome =
    newPlace !== null &&
    (isListPlace(newPlace)
      ? findModule(read.history.doc, newPlace.list)
      : findSection(read.history.doc, newPlace.section)) !== null
  const isNew = isUnsent(readings, record.id)
  const ownRecord = isNew || !record.children ? record : { ...record, children: [] }
  const inserted = isNew || hasHome ? ownRecord : recreateInPlace(ownRecord, before)
  const { state, replacements } = noteReplacement(withModule(updated, inserted, newPlace), 'module', {
    id: record.id,
    newId: inserted.id,
  })
  const confirmed = inserted.id === record.id ? before.base.confirmed.get(record.id) : undefined
  return {
    replacements,
    state: {
      ...state,
      maybeDirty: new Set([...state.maybeDirty, inserted.id]),
      base: confirmed ? confirmModule(state.base, inserted.id, confirmed) : state.base,
      // Refused text stays for correction.
      conflicts:
        isNew && hasHome
          ? state.conflicts
          : new Map(withoutEntry(state.conflicts, record.id)).set(inserted.id, { theirs: null }),
    },
  }
}

/** The module's former place, in the replacement of its section or list, created if necessary. */
function recreateParent(
  readings: Readings,
  progress: RebaseProgress,
  module: number,
): RebaseProgress & { newPlace: ModulePlace | null } {
  const place = findPlace(readings.before.history.doc, module)
  if (!place) return { ...progress, newPlace: null }
  if (isListPlace(place)) {
    const recreated = withList(readings, progress, place.list)
    return { ...recreated, newPlace: { ...place, list: recreated.replacements.module.get(place.list) ?? place.list } }
  }
  const recreated = withSection(readings, progress, place.section)
  return {
    ...recreated,
    newPlace: { ...place, section: recreated.replacements.container.get(place.section) ?? place.section },
  }
}

function withSection({ before }: Readings, progress: RebaseProgress, id: number): RebaseProgress {
  const { sections } = before.history.doc
  const section = sections.find((each) => each.id === id)
  if (!section || progress.replacements.container.has(id) || findSection(progress.state.history.doc, id))
    return progress
  const { layout, showing, until_date } = section
  const recreatedSection =
    serverId(before.base, id) === null ? withoutModules(section) : newSection(section, { layout, showing, until_date })
  const index = Math.min(sections.indexOf(section), progress.state.history.doc.sections.length)
  return noteReplacement(applied(progress, { type: 'insert_section', index, section: recreatedSection }), 'container', {
    id,
    newId: recreatedSection.id,
  })
}

function withList(readings: Readings, progress: RebaseProgress, id: number): RebaseProgress {
  const list = findModule(readings.before.history.doc, id)
  if (!list || progress.replacements.module.has(id) || findModule(progress.state.history.doc, id)) return progress
  const newList = recreateInPlace({ ...list, children: [] }, readings.before)
  const { newPlace, ...updated } = recreateParent(readings, progress, id)
  return noteReplacement(withModule(updated, newList, newPlace), 'module', { id, newId: newList.id })
}

function withModule(progress: RebaseProgress, record: ModuleRecord, place: ModulePlace | null): RebaseProgress {
  return place
    ? applied(progress, { type: 'insert_module', place: clampPlace(progress.state.history.doc, place), record })
    : progress
}

function applied({ state, replacements }: RebaseProgress, action: Action): RebaseProgress {
  const result = apply(state.history.doc, action)
  return { replacements, state: result ? { ...state, history: { ...state.history, doc: result.doc } } : state }
}

function noteReplacement(
  { state, replacements }: RebaseProgress,
  model: RecordModel,
  { id, newId }: { id: number; newId: number },
): RebaseProgress {
  return { state, replacements: { ...replacements, [model]: new Map(replacements[model]).set(id, newId) } }
}
