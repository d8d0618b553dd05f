import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useCanAccessResources } from 'react-admin'
import { useLocation } from 'react-router'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type {
  dismissFirstSteps,
  FirstStep,
  FirstSteps,
  finishFirstStep,
  getFirstSteps,
} from '#contract/admin/accounts/first-steps.ts'
import { call } from '../../api/call.ts'

/** An account that may open several begins with the first. */
const frequentLists = ['event-dates', 'course-requests', 'news', 'pages', 'users']
/** Lists whose records have a page to edit. */
const pagedLists = ['pages', 'productions', 'courses', 'news', 'people']
const resources = [...new Set([...frequentLists, ...pagedLists])]

export type StepLists = { frequent: string | null; paged: string | null }

export function findStepLists(isAllowed: (resource: string) => boolean): StepLists {
  return { frequent: frequentLists.find(isAllowed) ?? null, paged: pagedLists.find(isAllowed) ?? null }
}

/** Five steps that fit what the account may do. */
export function offeredSteps({ frequent, paged }: StepLists): FirstStep[] {
  return ['profile', paged ? 'page' : 'second-factor', ...(frequent ? (['list'] as const) : []), 'search', 'help']
}

/** The step that opening a screen finishes. */
export function stepOfScreen(pathname: string, { frequent }: StepLists): FirstStep | null {
  const screen = pathname.split('/')[2] ?? ''
  if (screen === 'help' || screen === 'profile' || screen === 'second-factor') return screen
  return screen !== '' && screen === frequent ? 'list' : null
}

/** Null until the permissions are loaded. */
export function useStepLists(): StepLists | null {
  const { canAccess } = useCanAccessResources({ resources, action: 'list' })
  return canAccess ? findStepLists((resource) => canAccess[resource] === true) : null
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

const queryKey = ['first steps']

/** Done steps of the own account; undefined until loaded, null once put away. */
export function useFirstSteps() {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<typeof getFirstSteps>(adminAddresses.getFirstSteps, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  /** A failure only leaves the step unticked. */
  const finish = useCallback(
    async (step: FirstStep) => {
      const known = client.getQueryData<FirstSteps>(queryKey)?.done
      if (!known || known.includes(step)) return
      const input = { params: { step } }
      const after = await call<typeof finishFirstStep>(adminAddresses.finishFirstStep, input).catch(() => null)
      if (after) client.setQueryData<FirstSteps>(queryKey, after)
    },
    [client],
  )

  async function dismiss() {
    await call<typeof dismissFirstSteps>(adminAddresses.dismissFirstSteps, {})
    client.setQueryData<FirstSteps>(queryKey, { done: null })
  }

  return { done: data?.done, finish, dismiss }
}
