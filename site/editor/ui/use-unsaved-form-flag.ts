import { useEffect } from 'react'
import { useWorkspace } from './context.tsx'

/** Leaving the page asks first while a form without a stored draft has input. */
export function useUnsavedFormFlag(hasWords: boolean): void {
  const { holdForm } = useWorkspace().editor
  useEffect(() => holdForm(hasWords), [holdForm, hasWords])
  useEffect(() => () => holdForm(false), [holdForm])
}
