import type { Editor } from '../core/create-editor.ts'
import { exitOf, saveAll } from './leaving.ts'

/** Tells the server all that it does not know and waits for it, or until something stands in the way. */
export function allSaved(editor: Editor): Promise<void> {
  saveAll(editor)
  const isWaiting = () => exitOf(editor.store.get()) === 'saving'
  if (!isWaiting()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = editor.store.subscribe(() => {
      if (isWaiting()) return
      stop()
      resolve()
    })
  })
}
