import type { Action } from '../state/action.ts'
import { findModule, placeOf, sectionOf, siblingsAt } from '../state/document.ts'
import type { Label } from '../state/label.ts'
import { withConfirmed } from '../sync/base.ts'
import { changedContent, contentOf } from '../sync/content.ts'
import type { Write } from '../sync/write.ts'
import { type EditorState, withoutKey } from './editor-state.ts'

type Decided = { state: EditorState; actions: Action[]; writes: Write[]; label: Label }

/** A conflict settled: the stored record becomes the one mine is compared with, and theirs replaces mine if chosen. */
export function resolved(state: EditorState, { module, choice }: { module: number; choice: 'mine' | 'theirs' }): Decided {
  const theirs = state.conflicts.get(module)?.theirs
  const mine = findModule(state.history.doc, module)
  const label: Label = { verb: 'resolved', kind: mine?.kind ?? '', name: '' }
  const settled = { ...state, conflicts: withoutKey(state.conflicts, module) }
  if (theirs === undefined || !mine) return { state: settled, actions: [], writes: [], label }
  if (theirs === null) return { state: settled, ...deletedThere(state, module, choice), label }
  const confirmed = state.base.confirmed.get(module) ?? theirs
  const fields = changedContent(mine, confirmed)
  const rebased = { ...settled, base: withConfirmed(state.base, module, theirs) }
  if (choice === 'mine') return { state: rebased, actions: [], writes: [], label }
  const { picture, thumbs, image_url, link_url } = theirs
  const taken = Object.fromEntries([...Object.keys(fields), ...Object.keys(contentOf(theirs))].map((name) => [name, theirs[name]]))
  const references = theirs.picture === undefined && theirs.link_url === undefined ? {} : { picture, thumbs, image_url, link_url }
  return { state: rebased, actions: [{ type: 'set_fields', module, fields: { ...taken, ...references, fallback: theirs.fallback } }], writes: [], label }
}

/** Someone has deleted the module: what was written here goes with it, or it comes back as a whole and takes the words. */
function deletedThere({ history: { doc } }: EditorState, module: number, choice: 'mine' | 'theirs'): Pick<Decided, 'actions' | 'writes'> {
  const place = placeOf(doc, module)
  const record = findModule(doc, module)
  if (choice === 'theirs' || !place || !record) return { actions: [{ type: 'remove_module', module }], writes: [] }
  const siblings = siblingsAt(doc, place)?.map(({ id }) => id) ?? []
  return { actions: [], writes: [{ type: 'restore_module', place, section: sectionOf(doc, module)?.id ?? 0, record, siblings }] }
}
