import { useEffect, useState } from 'react'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import type { Hint } from './hint.ts'
import { createJudge, type Judged } from './judge.ts'
import { linkHints } from './link-hints.ts'
import { pictureHints } from './picture-hints.ts'
import { textHintsOf } from './text-hints.ts'

type Answers = Judged & { state: 'loading' | 'ready' | 'failed' }

/** All hints for the page as it is now; what only the server knows is asked for once. */
export function useHints(): { hints: Hint[]; state: Answers['state'] } {
  const { editor } = useWorkspace()
  const doc = useEditorState(({ history }) => history.doc)
  const [answers, setAnswers] = useState<Answers>({ pictures: [], dead: new Set(), state: 'loading' })

  useEffect(() => {
    const left = new AbortController()
    createJudge(editor)(editor.store.get().history.doc, left.signal).then(
      (judged) => setAnswers({ ...judged, state: 'ready' }),
      () => left.signal.aborted || setAnswers((before) => ({ ...before, state: 'failed' })),
    )
    return () => left.abort()
  }, [editor])

  const hints = [...textHintsOf(editor, doc), ...pictureHints(doc, answers.pictures, editor.locale), ...linkHints(doc, answers.dead)]
  return { hints, state: answers.state }
}
