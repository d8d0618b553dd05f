import { useEffect } from 'react'
import { useWorkspace } from './context.tsx'

/** While a form that no draft keeps has words in it, leaving the page asks first, by whichever way. */
export function useUnsavedFormFlag(hasWords: boolean): void {
  const { holdForm } = useWorkspace().editor
  useEffect(() => holdForm(hasWords), [holdForm, hasWords])
  useEffect(() => () => holdForm(false), [holdForm])
}
