import type { Editor } from '../core/create-editor.ts'
import { exitState, saveAll } from './exit-state.ts'

/** Tells the server all that it does not know and waits for it, or until something stands in the way. */
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
