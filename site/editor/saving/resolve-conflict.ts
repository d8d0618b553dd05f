import type { Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { ClashSides, FieldClash } from '#contract/texts/three-way-merge.ts'
import { decideBy } from '#modules/fields/merge/text-diff.ts'
import type { Action } from '#site/editor/state/action.ts'
import { apply } from '#site/editor/state/apply.ts'
import { changeModule } from '#site/editor/state/change.ts'
import {
  findModule,
  findParentSection,
  findPlace,
  findSection,
  findSiblings,
  isListPlace,
} from '#site/editor/state/document.ts'
import type { Label } from '#site/editor/state/history.ts'
import { confirmModule } from '#site/editor/sync/base.ts'
import { changedContent } from '#site/editor/sync/content.ts'
import { mergeModule } from '#site/editor/sync/merge-module.ts'
import type { Write } from '#site/editor/sync/write.ts'
import { creationWritesWithParents, isOnlyLocal, isOnServer } from '../store/creation.ts'
import { type EditorState, withoutEntry } from '../store/editor-state.ts'
import { withAnswer } from './acknowledge.ts'

/** `isMine`: text of this editor is still to be saved. */
export type Resolution = { state: EditorState; actions: Action[]; writes: Write[]; label: Label; isMine: boolean }
type Resolving = {
  store: { get: () => EditorState }
  locale: Locale
  settle: (module: number, resolution: Resolution) => void
}

/** Decides a conflict by field. */
export function resolve(editor: Resolving, module: number, sides: ClashSides): void {
  editor.settle(module, { ...resolveConflict(editor.store.get(), { module, sides }), isMine: true })
}

/** Decides about a text whose place others deleted. */
export function resolveGone({ store, locale, settle }: Resolving, module: number, choice: 'mine' | 'theirs'): void {
  settle(module, { ...resolveDeleted(store.get(), { module, choice, locale }), isMine: choice === 'mine' })
}

/** The fields of a module that someone must decide on. */
export function findClashes({ conflicts, history, base }: EditorState, module: number): FieldClash[] {
  const theirs = conflicts.get(module)?.theirs
  const mine = findModule(history.doc, module)
  return theirs && mine ? mergeModule({ base: base.confirmed.get(module) ?? theirs, mine, theirs }).clashes : []
}

/**
 * Resolves a conflict by field. Fields that only they changed are taken over without a step; clashes follow `sides`,
 * mine by default, and can be undone.
 */
function resolveConflict(
  state: EditorState,
  { module, sides }: { module: number; sides: ClashSides },
): Omit<Resolution, 'isMine'> {
  const theirs = state.conflicts.get(module)?.theirs
  const mine = findModule(state.history.doc, module)
  const label: Label = { verb: 'resolved', of: { kind: mine?.kind ?? '' } }
  const settled = { ...state, conflicts: withoutEntry(state.conflicts, module) }
  if (!theirs || !mine) return { state: settled, actions: [], writes: [], label }
  const base = state.base.confirmed.get(module) ?? theirs
  const changed = Object.keys(changedContent(mine, base))
  const doc = changeModule(state.history.doc, module, (record) => withAnswer(record, theirs, changed))
  const next = { ...settled, base: confirmModule(state.base, module, theirs), history: { ...state.history, doc } }
  const mergeServerRecord = mergeModule({ base, mine, theirs }, decideBy(sides))
  const decidedFields = mergeServerRecord.clashes
    .map(({ path }) => path)
    .filter((name) => (sides[name] ?? 'mine') !== 'mine')
  if (decidedFields.length === 0) return { state: next, actions: [], writes: [], label }
  // A fallback text of theirs is taken over as a fallback.
  const fields = Object.fromEntries(
    decidedFields.map((name) => [name, sides[name] === 'both' ? mergeServerRecord.values[name] : theirs[name]]),
  )
  const remainingFallback = findModule(doc, module)?.fallback.filter((name) => !decidedFields.includes(name)) ?? []
  const fallback = [
    ...remainingFallback,
    ...theirs.fallback.filter((name) => sides[name] === 'theirs' && decidedFields.includes(name)),
  ]
  return {
    state: next,
    actions: [{ type: 'set_fields', module, fields: { ...fields, ...references(fields, theirs), fallback } }],
    writes: [],
    label,
  }
}

/**
 * For a deleted module: drops the local text, or restores the module with it; content unknown to the server is created.
 */
function resolveDeleted(
  state: EditorState,
  { module, choice, locale }: { module: number; choice: 'mine' | 'theirs'; locale: Locale },
): Omit<Resolution, 'isMine'> {
  const { doc } = state.history
  const place = findPlace(doc, module)
  const record = findModule(doc, module)
  const resolution = {
    state: { ...state, conflicts: withoutEntry(state.conflicts, module) },
    label: { verb: 'resolved' as const, of: { kind: record?.kind ?? '' } },
  }
  if (!place || !record) return { ...resolution, actions: [], writes: [] }
  if (choice === 'theirs') return { ...resolution, actions: getRemoval(state, module), writes: [] }
  if (isOnlyLocal(state, module))
    return { ...resolution, actions: [], writes: creationWritesWithParents(resolution.state, { module, locale }) }
  const siblings = findSiblings(doc, place)?.map(({ id }) => id) ?? []
  return {
    ...resolution,
    actions: [],
    writes: [{ type: 'restore_module', place, section: findParentSection(doc, module)?.id ?? 0, record, siblings }],
  }
}

/** Removes it with local-only parents that contain nothing else. */
function getRemoval(state: EditorState, module: number): Action[] {
  const place = findPlace(state.history.doc, module)
  const actions: Action[] = [{ type: 'remove_module', module }]
  const docWithout = apply(state.history.doc, { type: 'remove_module', module })?.doc
  if (!docWithout || !place) return actions
  if (isListPlace(place))
    return findSiblings(docWithout, place)?.length === 0 && isOnlyLocal(state, place.list)
      ? getRemoval(state, place.list)
      : actions
  const section = findSection(docWithout, place.section)
  const isEmpty = section?.columns.every(({ children }) => children.length === 0) ?? false
  return isEmpty && !isOnServer(state, place.section)
    ? [...actions, { type: 'remove_section', section: place.section }]
    : actions
}

/** Also the server's resolved picture and link. */
function references(
  adopted: Readonly<Record<string, unknown>>,
  { picture, thumbs, image_url, link_url, until_date }: ModuleRecord,
): Record<string, unknown> {
  return {
    ...('image' in adopted ? { picture, thumbs, image_url } : {}),
    ...('link' in adopted ? { link_url } : {}),
    ...('showing' in adopted ? { until_date } : {}),
  }
}
