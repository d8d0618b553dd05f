import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useNotify, useRefresh } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { bulk } from '#admin/api/data-provider.ts'
import { messageOf } from '#admin/api/message-of.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { makeNextSeason } from '#contract/admin/next-season.ts'
import type { InputOf } from '#contract/endpoint.ts'

export type Wish = Omit<InputOf<typeof makeNextSeason>['body'], 'plan'>

const ask = (body: InputOf<typeof makeNextSeason>['body'], signal?: AbortSignal) =>
  call<typeof makeNextSeason>(adminAddresses.makeNextSeason, { body }, signal)

/** What would come of a wish, and what came of it when it was made; that can be taken back as a whole. */
export function useNextSeason(wish: Wish) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [locale] = useLocaleState()
  const [made, setMade] = useState<readonly number[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['next-season', locale, wish],
    queryFn: ({ signal }) => ask(wish, signal),
    placeholderData: keepPreviousData,
    enabled: made === null,
  })

  async function during(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  const make = () =>
    during(async () => {
      const answer = await ask({ ...wish, plan: data?.plan })
      if (answer.made === null) {
        notify('partitur.nextSeason.stale', { type: 'warning' })
        await refetch()
      } else setMade(answer.made)
      refresh()
    })

  const undo = () =>
    during(async () => {
      await bulk('productions', { ids: [...(made ?? [])], delete: true })
      setMade(null)
      notify('partitur.nextSeason.undone')
      refresh()
    })

  return {
    productions: data?.productions,
    problem: error ? messageOf(error) : '',
    isBusy: isBusy || isFetching,
    made,
    make,
    undo,
  }
}
