import { useSyncExternalStore } from 'react'
import type { Editor } from '../core/create-editor.ts'
import type { EditorState } from '../store/editor-state.ts'

/** A part of the other editor's state; `select` must answer the same value while nothing it reads has changed. */
export function useOtherState<T>(otherEditor: Editor, select: (state: EditorState) => T): T {
  const read = () => select(otherEditor.store.get())
  return useSyncExternalStore(otherEditor.store.subscribe, read, read)
}
