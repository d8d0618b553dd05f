import { useEffect } from 'react'
import { useEditorState } from '../ui/context.tsx'

/** Marks the words that others changed. */
export function useChangedWords(): void {
  const texts = useEditorState(({ changedTexts }) => changedTexts)
  useEffect(() => {
    if (texts.size === 0) return
    let clear = () => {}
    let isOver = false
    // Without a connection the words stay unmarked.
    void import('./mark-words.ts').then(
      ({ markWords }) => {
        if (!isOver) clear = markWords(texts)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      clear()
    }
  }, [texts])
}
