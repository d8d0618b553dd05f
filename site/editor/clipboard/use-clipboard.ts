import { useSyncExternalStore } from 'react'
import { useText, useWorkspace } from '../ui/context.tsx'
import { clipName } from './commands.ts'
import { readClip, subscribeToClip } from './storage.ts'

/** The clipboard and its name. */
export function useClipboard() {
  const { editor } = useWorkspace()
  const text = useText()
  const clip = useSyncExternalStore(subscribeToClip, readClip, () => null)
  return { clip, name: clip ? clipName(editor, clip) : text.untitled }
}
