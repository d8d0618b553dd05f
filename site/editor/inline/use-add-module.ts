import type { ModulePlace } from '../state/document.ts'
import { useWorkspace } from '../ui/context.tsx'

/** Adds a module: inline where its kind allows that, otherwise by its form. */
export function useAddModule() {
  const { editor, open } = useWorkspace()
  return (kind: string, place: ModulePlace) => {
    if (!editor.startWriting(kind, place)) open({ type: 'new', kind, place })
  }
}
