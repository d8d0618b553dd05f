import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { bulk } from '#admin/api/data-provider.ts'
import { listQuery } from '#admin/api/list-query.ts'
import { messageOf } from '#admin/api/message-of.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { changeCourses } from '#contract/admin/change-courses.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Change } from './change-of.ts'

type Answer = OutputOf<typeof changeCourses>
/** `stale`: somebody has written since it was shown. */
type Shown = { change: Change; answer: Answer; isStale: boolean }

/** What a change would do to the courses of a filter; does exactly that when it is told to, and takes it back. */
export function useChangeCourses(filter: Record<string, unknown>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [shown, setShown] = useState<Shown | null>(null)
  const [isBusy, setBusy] = useState(false)

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

  const send = (change: Change, plan?: string) =>
    during(async () => {
      const { page: _page, page_size: _size, ...asked } = listQuery({ filter, sort: { field: 'name', order: 'ASC' } })
      const target = adminAddresses.changeCourses
      const answer = await call<typeof changeCourses>(target, {
        query: asked,
        body: { change, ...(plan === undefined ? {} : { plan }) },
      })
      setShown({ change, answer, isStale: plan !== undefined && !answer.done })
      if (answer.done) refresh()
    })

  const undo = () =>
    during(async () => {
      if (shown) await bulk('courses', { undo: shown.answer.undo })
      notify('partitur.changeCourses.undone')
      setShown(null)
      refresh()
    })

  return {
    shown,
    isBusy,
    show: (change: Change) => send(change),
    make: async () => (shown ? send(shown.change, shown.answer.plan) : undefined),
    undo,
    forget: () => setShown(null),
  }
}
