import { useSyncExternalStore } from 'react'
import { moduleEditors } from '#modules/editors.ts'
import { findModule, isListPlace, type Place } from '../state/document.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { clipName, pasteModule } from './commands.ts'
import { readClip, subscribeToClip } from './storage.ts'

/** What was copied and where it may be pasted. */
export function useClipboard() {
  const workspace = useWorkspace()
  const text = useText()
  const clip = useSyncExternalStore(subscribeToClip, readClip, () => null)

  /** Items go into lists of their kind, everything else into columns. */
  function fits(place: Place): boolean {
    if (clip?.type !== 'module') return false
    const { editor } = workspace
    if (!isListPlace(place)) return !itemKinds.has(clip.module.kind)
    const list = findModule(editor.store.get().history.doc, place.list)
    return list !== null && editor.editOf(list.kind)?.children === clip.module.kind
  }

  return { clip, name: clip ? clipName(workspace.editor, clip) : text.untitled, fits, paste: (place: Place) => pasteModule(workspace, place) }
}

const itemKinds = new Set([...moduleEditors.values()].map(({ children }) => children))
