import type { Editor } from '../core/create-editor.ts'
import type { EditorDocument } from '../state/document.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { getTextHints } from './text-hints.ts'
import { hintWords } from './words.ts'

/** A badge at a module with hints; opens the list. */
export function ModuleHints({ module }: { module: number }) {
  const { editor, open } = useWorkspace()
  const hintText = useEditorState(({ history }) => saidOn(editor, history.doc).get(module) ?? '')
  if (hintText === '') return null
  return (
    <IconButton
      icon="hint"
      tabIndex={-1}
      label={`${hintWords[editor.speaks].at} ${hintText}`}
      onClick={() => open({ type: 'hints' })}
    />
  )
}

// Cached per document: every module asks at each key press.
const cache = new WeakMap<EditorDocument, ReadonlyMap<number, string>>()

function saidOn(editor: Editor, doc: EditorDocument): ReadonlyMap<number, string> {
  const before = cache.get(doc)
  if (before) return before
  const textByModule = new Map<number, string>()
  for (const { topic, module, detail } of getTextHints(editor, doc)) {
    if (module !== null)
      textByModule.set(
        module,
        [textByModule.get(module) ?? [], hintWords[editor.speaks].about[topic](detail)].flat().join(' '),
      )
  }
  cache.set(doc, textByModule)
  return textByModule
}
