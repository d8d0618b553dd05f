import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type {
  dismissFirstSteps,
  FirstStep,
  FirstSteps,
  finishFirstStep,
  getFirstSteps,
} from '#contract/admin/accounts/first-steps.ts'
import { call } from '../../api/call.ts'

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
  const done = data?.done

  /** A failure only leaves the step unticked. */
  const finish = useCallback(
    async (step: FirstStep) => {
      const known = client.getQueryData<FirstSteps>(queryKey)?.done
      if (!known || known.includes(step)) return
      const after = await call<typeof finishFirstStep>(adminAddresses.finishFirstStep, { params: { step } }).catch(
        () => null,
      )
      if (after) client.setQueryData<FirstSteps>(queryKey, after)
    },
    [client],
  )

  async function dismiss() {
    await call<typeof dismissFirstSteps>(adminAddresses.dismissFirstSteps, {})
    client.setQueryData<FirstSteps>(queryKey, { done: null })
  }

  return { done, finish, dismiss }
}
