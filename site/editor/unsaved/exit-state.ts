import type { Editor } from '../core/create-editor.ts'
import type { EditorState } from '../core/editor-state.ts'
import { hasUnsaved, isDirty } from '../core/status.ts'

/** Whether the page can be left: at once, when what is on its way has arrived, or only by a decision. */
export type ExitState = 'free' | 'saving' | 'stuck'

export function exitState(state: EditorState): ExitState {
  if (!hasUnsaved(state)) return 'free'
  return state.paused === null && state.outbox.length > 0 && !state.hasUnsavedForm ? 'saving' : 'stuck'
}

/** How several editors of one page can be left together: as the one that holds on most. */
export function combinedExitState(editors: readonly Editor[]): ExitState {
  const exits = editors.map(({ store }) => exitState(store.get()))
  return exits.find((exit) => exit === 'stuck') ?? exits.find((exit) => exit === 'saving') ?? 'free'
}

/** Tells the server all words it does not know, as leaving a text does. */
export function saveAll(editor: Editor): void {
  const state = editor.store.get()
  for (const module of state.maybeDirty) {
    if (isDirty(state, module) && !state.conflicts.has(module)) editor.save(module)
  }
}
