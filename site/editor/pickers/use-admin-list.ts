import { useEffect, useState } from 'react'
import type { ResourceName } from '#model/define-type.ts'
import { useWorkspace } from '../ui/context.tsx'
import { listAdminRecords } from './admin-list.ts'
import type { AdminRecord } from './picked.ts'

type Listing = { records: readonly AdminRecord[]; count: number; state: 'loading' | 'ready' | 'failed' }
const emptyListing: Listing = { records: [], count: 0, state: 'loading' }

const SEARCH_PAUSE_MS = 250

/** Searches back-office records; `more` loads the next page. */
export function useAdminList(resource: ResourceName, { search, mime }: { search: string; mime: string }) {
  const { call } = useWorkspace().editor
  const [listing, setListing] = useState<Listing>(emptyListing)
  const [page, setPage] = useState(1)
  const listKey = `${resource} ${search}`
  const [shownKey, setShownKey] = useState(listKey)
  if (shownKey !== listKey) {
    setShownKey(listKey)
    setPage(1)
    setListing(emptyListing)
  }

  useEffect(() => {
    const controller = new AbortController()
    const timer = window.setTimeout(
      () => {
        listAdminRecords(call, { resource, page, search, mime }, controller.signal).then(
          ({ results, count }) =>
            setListing((before) => ({
              records: page === 1 ? results : [...before.records, ...results],
              count,
              state: 'ready',
            })),
          () => controller.signal.aborted || setListing((before) => ({ ...before, state: 'failed' })),
        )
      },
      search === '' ? 0 : SEARCH_PAUSE_MS,
    )
    return () => {
      window.clearTimeout(timer)
      controller.abort()
    }
  }, [call, resource, search, mime, page])

  return { ...listing, more: () => setPage((before) => before + 1) }
}
