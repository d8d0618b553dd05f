import { useContext } from 'react'
import type { Editor } from '../core/create-editor.ts'
import type { Label } from '../state/label.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { editorMessages } from '../words/messages.ts'
import { stepWords } from '../words/naming.ts'
import { futureOf, type MadeBy, pastOf } from './both-histories.ts'
import { OtherEditorContext } from './OtherLanguage.tsx'
import { useOtherState } from './use-other-state.ts'
import { besideWords } from './words.ts'

export type BothHistories = ReturnType<typeof useBothHistories>

/** The page's steps, newest first; while the other language stands beside, those made in it are among them and say so. */
export function useBothHistories() {
  const { editor } = useWorkspace()
  const other = useContext(OtherEditorContext)
  const history = useEditorState((state) => state.history)
  const otherHistory = useOtherState(other ?? editor, (state) => state.history)
  const editors = [{ by: editor, history }, ...(other ? [{ by: other, history: otherHistory }] : [])]
  const wordsOf = ({ step, by }: MadeBy<Editor, Label>) => {
    const done = stepWords(editor, step.label)
    const words = step.isUndoing ? editorMessages[editor.speaks].steppedBack(done) : done
    return by === editor ? words : besideWords[editor.speaks].madeIn(besideWords[editor.speaks].language[by.locale], words)
  }
  return { past: pastOf(editors), future: futureOf(editors), wordsOf }
}
