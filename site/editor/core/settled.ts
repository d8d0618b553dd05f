import { findModule } from '../state/document.ts'
import { changedContent } from '../sync/content.ts'
import type { Outcome } from '../sync/outcome.ts'
import type { Pending } from '../sync/write.ts'
import { acknowledge } from './acknowledge.ts'
import { type EditorState, withoutKey } from './editor-state.ts'

/** How a write can leave the outbox; one that was overtaken stays in it. */
export type Settling = Exclude<Outcome, { type: 'overtaken' | 'gone' }>

/** A write as it is kept while it is on its way, with the words it tells. */
export function attempted(state: EditorState, pending: Pending): Pending {
  const { write, sent = [] } = pending
  if (write.type !== 'save_module') return { ...pending, tried: true }
  const record = findModule(state.history.doc, write.module)
  const confirmed = state.base.confirmed.get(write.module)
  const fields = record && confirmed ? changedContent(record, confirmed) : {}
  return { ...pending, tried: true, sent: Object.keys(fields).length > 0 ? [...sent, fields] : sent }
}

/** What the server answered, taken over. */
export function settled(state: EditorState, outcome: Settling): EditorState {
  switch (outcome.type) {
    case 'nothing':
      return state
    case 'done': {
      const told = { ...state, base: outcome.base }
      return outcome.saved ? acknowledge(told, outcome.saved, state.base.confirmed.get(outcome.saved.module)) : told
    }
    case 'conflict':
      return { ...state, conflicts: new Map(state.conflicts).set(outcome.module, outcome) }
    case 'refused':
      return { ...state, conflicts: withoutKey(state.conflicts, outcome.module), refused: new Map(state.refused).set(outcome.module, outcome.problems) }
  }
}
