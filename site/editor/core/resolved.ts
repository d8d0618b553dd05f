import type { Action } from '../state/action.ts'
import { findModule, placeOf } from '../state/document.ts'
import { changedContent, contentOf } from '../sync/content.ts'
import { withConfirmed } from '../sync/mirror.ts'
import { type EditorState, type Label, withoutKey } from './editor-state.ts'
import { newModule } from './new-records.ts'

type Decided = { state: EditorState; actions: Action[]; label: Label }

/** A conflict settled: the stored record becomes the one mine is compared with, and theirs replaces mine if chosen. */
export function resolved(state: EditorState, { module, choice }: { module: number; choice: 'mine' | 'theirs' }): Decided {
  const theirs = state.conflicts.get(module)
  const mine = findModule(state.history.doc, module)
  const label: Label = { verb: 'resolved', kind: mine?.kind ?? '', name: '' }
  const settled = { ...state, conflicts: withoutKey(state.conflicts, module) }
  if (theirs === undefined || !mine) return { state: settled, actions: [], label }
  if (theirs === null) return { state: settled, actions: goneThere(state, module, choice), label }
  const confirmed = state.mirror.confirmed.get(module) ?? theirs
  const fields = changedContent(mine, confirmed)
  const rebased = { ...settled, mirror: withConfirmed(state.mirror, module, theirs) }
  if (choice === 'mine') return { state: rebased, actions: [], label }
  const { picture, thumbs, image_url, link_url } = theirs
  const taken = Object.fromEntries([...Object.keys(fields), ...Object.keys(contentOf(theirs))].map((name) => [name, theirs[name]]))
  const references = theirs.picture === undefined && theirs.link_url === undefined ? {} : { picture, thumbs, image_url, link_url }
  return { state: rebased, actions: [{ type: 'set_fields', module, fields: { ...taken, ...references, fallback: theirs.fallback } }], label }
}

/** Someone has deleted the module: what was written here goes with it, or stands as a new module in its place. */
function goneThere({ history }: EditorState, module: number, choice: 'mine' | 'theirs'): Action[] {
  const place = placeOf(history.doc, module)
  const record = findModule(history.doc, module)
  const remove: Action = { type: 'remove_module', module }
  if (choice === 'theirs' || !place || !record) return [remove]
  const children = record.children?.map((child) => newModule(child.kind, contentOf(child)))
  return [remove, { type: 'insert_module', place, record: newModule(record.kind, contentOf(record), children) }]
}
