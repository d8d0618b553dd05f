import { useEffect } from 'react'
import { useCanAccessResources } from 'react-admin'
import { useLocation } from 'react-router'
import { findStepLists, frequentLists, pagedLists, type StepLists, stepOfScreen } from './offered-steps.ts'
import { useFirstSteps } from './use-first-steps.ts'

const resources = [...new Set<string>([...frequentLists, ...pagedLists])]

/** Null until the permissions are loaded. */
export function useStepLists(): StepLists | null {
  const { canAccess, isPending } = useCanAccessResources({ resources, action: 'list' })
  return isPending || !canAccess ? null : findStepLists((resource) => canAccess[resource] === true)
}

/** Ticks steps when their screen is opened, from wherever. */
export function useTickedScreens(): void {
  const { pathname } = useLocation()
  const lists = useStepLists()
  const { done, finish } = useFirstSteps()
  const step = done && lists ? stepOfScreen(pathname, lists) : null
  useEffect(() => {
    if (step) void finish(step)
  }, [step, finish])
}
