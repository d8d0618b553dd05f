import type { Editor } from '../core/create-editor.ts'
import type { EditorState } from '../store/editor-state.ts'
import { hasUnsaved, isDirty } from '../store/status.ts'

/** `free`: leave at once; `saving`: after pending writes; `stuck`: only by a decision. */
export type ExitState = 'free' | 'saving' | 'stuck'

export function exitState(state: EditorState): ExitState {
  if (!hasUnsaved(state)) return 'free'
  return state.paused === null && state.outbox.length > 0 && !state.hasUnsavedForm ? 'saving' : 'stuck'
}

/** The most restrictive state of several editors. */
export function combinedExitState(editors: readonly Editor[]): ExitState {
  const exits = editors.map(({ store }) => exitState(store.get()))
  return exits.find((exit) => exit === 'stuck') ?? exits.find((exit) => exit === 'saving') ?? 'free'
}

/** Saves all pending text, as leaving a text does. */
export function saveAll(editor: Editor): void {
  const state = editor.store.get()
  for (const module of state.maybeDirty) {
    if (isDirty(state, module) && !state.conflicts.has(module)) editor.save(module)
  }
}

/** Saves everything and waits, or until saving is blocked. */
export function saveAndWait(editor: Editor): Promise<void> {
  saveAll(editor)
  const isWaiting = () => exitState(editor.store.get()) === 'saving'
  if (!isWaiting()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = editor.store.subscribe(() => {
      if (isWaiting()) return
      stop()
      resolve()
    })
  })
}
