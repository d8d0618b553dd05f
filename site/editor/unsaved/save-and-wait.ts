import type { Editor } from '../core/create-editor.ts'
import { exitState, saveAll } from './exit-state.ts'

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
