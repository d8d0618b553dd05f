import type { EditorState } from '../core/editor-state.ts'
import type { Action } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import { type Doc, findModule, isListPlace, type Place, siblingsAt } from '../state/document.ts'
import { isSame } from '../sync/content.ts'
import { type Mirror, withConfirmed } from '../sync/mirror.ts'
import type { Write } from '../sync/write.ts'
import type { Draft, Unsaved } from './unsaved.ts'

/** What brings unsaved work back onto a freshly loaded page: the actions, and the writes that are still to be made. */
export type Restoration = { mirror: Mirror; actions: Action[]; writes: { write: Write; tried: boolean }[]; words: number[] }

export function restorationOf({ history, mirror }: Pick<EditorState, 'history' | 'mirror'>, { drafts, writes }: Unsaved): Restoration {
  const actions: Action[] = []
  const kept: Restoration['writes'] = []
  let doc: Doc = history.doc
  for (const { write, tried } of writes) {
    const action = actionOf(doc, write)
    const applied = action && apply(doc, action)
    if (action && !applied) continue
    if (action && applied) {
      actions.push(action)
      doc = applied.doc
    }
    kept.push({ write, tried })
  }
  let rebased = mirror
  const words: number[] = []
  for (const draft of drafts) {
    const record = findModule(doc, draft.module)
    if (!record) continue
    actions.push({ type: 'set_fields', module: draft.module, fields: { ...draft.fields, fallback: record.fallback.filter((name) => !(name in draft.fields)) } })
    words.push(draft.module)
    rebased = onItsVersion(rebased, draft)
  }
  return { mirror: rebased, actions, writes: kept, words }
}

/** The draft is sent on the version it was written over, so that a change made since comes to light. */
function onItsVersion(mirror: Mirror, { module, version, before, fields }: Draft): Mirror {
  const confirmed = mirror.confirmed.get(module)
  if (!confirmed || version === 0 || confirmed.version <= version) return mirror
  if (Object.keys(before).every((name) => isSame(confirmed[name], before[name]) || isSame(confirmed[name], fields[name]))) return mirror
  return withConfirmed(mirror, module, { ...confirmed, ...before, version })
}

/** A place that has become shorter since is filled at its end. */
function actionOf(doc: Doc, write: Write): Action | null {
  switch (write.type) {
    case 'create_module':
    case 'restore_module':
      return { type: 'insert_module', place: within(doc, write.place), record: write.record }
    case 'create_section':
    case 'restore_section':
      return { type: 'insert_section', index: Math.min(write.index, doc.sections.length), section: write.section }
    case 'remove_module':
      return { type: 'remove_module', module: write.module }
    case 'remove_section':
    case 'set_layout':
    case 'arrange':
      return write
    case 'save_module':
    case 'translate':
      return null
  }
}

function within(doc: Doc, place: Place): Place {
  const index = Math.min(place.index, siblingsAt(doc, place)?.length ?? 0)
  return isListPlace(place) ? { ...place, index } : { ...place, index }
}
