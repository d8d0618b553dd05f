import { useContext } from 'react'
import type { Editor } from '../core/create-editor.ts'
import type { History, Step } from '../state/history.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { editorMessages } from '../words/messages.ts'
import { formatStep } from '../words/naming.ts'
import { OtherEditorContext } from './OtherLanguageEditor.tsx'
import { useOtherState } from './use-other-state.ts'
import { sideBySideWords } from './words.ts'

export type BothHistories = ReturnType<typeof useBothHistories>

/** The page's steps, newest first; side by side, merged with those of the other language. */
export function useBothHistories() {
  const { editor } = useWorkspace()
  const otherEditor = useContext(OtherEditorContext)
  const history = useEditorState((state) => state.history)
  const otherHistory = useOtherState(otherEditor ?? editor, (state) => state.history)
  const editors = [
    { source: editor, history },
    ...(otherEditor ? [{ source: otherEditor, history: otherHistory }] : []),
  ]
  const wordsOf = ({ step, source }: AuthoredStep<Editor>) => {
    const stepText = formatStep(editor, step.label)
    const text = step.isUndoing ? editorMessages[editor.speaks].steppedBack(stepText) : stepText
    return source === editor
      ? text
      : sideBySideWords[editor.speaks].stepInLanguage(sideBySideWords[editor.speaks].language[source.locale], text)
  }
  return { past: mergedPast(editors), future: mergedFuture(editors), wordsOf }
}

/** A step and its editor. */
type AuthoredStep<E> = { step: Step; source: E }

type Editors<E> = readonly { source: E; history: History }[]

/** The steps of these editors as one history, newest first; each editor's own order stays. */
export function mergedPast<E>(editors: Editors<E>): AuthoredStep<E>[] {
  return merged(editors, { steps: ({ past }) => past, goesFirst: (one, other) => one.at > other.at })
}

/** The undone steps, last undone first: undo goes from new to old, so that is the oldest. */
export function mergedFuture<E>(editors: Editors<E>): AuthoredStep<E>[] {
  return merged(editors, { steps: ({ future }) => future, goesFirst: (one, other) => one.at < other.at })
}

type Merge = {
  steps: (history: History) => readonly Step[]
  goesFirst: (one: Step, other: Step) => boolean
}

function merged<E>(editors: Editors<E>, { steps, goesFirst }: Merge): AuthoredStep<E>[] {
  const stacks = editors.map(({ source, history }) =>
    steps(history)
      .toReversed()
      .map((step) => ({ step, source })),
  )
  return stacks.reduce((all, stack) => {
    const mergedSteps: AuthoredStep<E>[] = []
    let [left, right] = [0, 0]
    while (left < all.length || right < stack.length) {
      const [one, other] = [all[left], stack[right]]
      const takesOne = one && (!other || !goesFirst(other.step, one.step))
      if (takesOne) left += 1
      else right += 1
      const winner = takesOne ? one : other
      if (winner) mergedSteps.push(winner)
    }
    return mergedSteps
  }, [])
}
