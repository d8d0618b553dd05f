import { useSyncExternalStore } from 'react'
import { useText, useWorkspace } from '../ui/context.tsx'
import { readClip, subscribeToClip } from './clip.ts'
import { clipName } from './commands.ts'

/** The clipboard and its name. */
export function useClipboard() {
  const { editor } = useWorkspace()
  const text = useText()
  const clip = useSyncExternalStore(subscribeToClip, readClip, () => null)
  return { clip, name: clip ? clipName(editor, clip) : text.untitled }
}
