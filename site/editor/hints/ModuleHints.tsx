import type { Editor } from '../core/create-editor.ts'
import type { EditorDocument } from '../state/document.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { getTextHints } from './text-hints.ts'
import { hintWords } from './words.ts'

/** A badge at a module with hints; opens the list. */
export function ModuleHints({ module }: { module: number }) {
  const { editor, open } = useWorkspace()
  const said = useEditorState(({ history }) => saidOn(editor, history.doc).get(module) ?? '')
  if (said === '') return null
  return (
    <IconButton icon="hint" label={`${hintWords[editor.speaks].at} ${said}`} onClick={() => open({ type: 'hints' })} />
  )
}

// Cached per document: every module asks at each key press.
const cache = new WeakMap<EditorDocument, ReadonlyMap<number, string>>()

function saidOn(editor: Editor, doc: EditorDocument): ReadonlyMap<number, string> {
  const before = cache.get(doc)
  if (before) return before
  const said = new Map<number, string>()
  for (const { about, module, words } of getTextHints(editor, doc)) {
    if (module !== null)
      said.set(module, [said.get(module) ?? [], hintWords[editor.speaks].about[about](words)].flat().join(' '))
  }
  cache.set(doc, said)
  return said
}
