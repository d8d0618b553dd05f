import { useEffect, useState } from 'react'
import type { BinEntry, listBin, restoreFromBin } from '#contract/bin.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'

type Listing = { entries: readonly BinEntry[]; count: number; state: 'loading' | 'ready' | 'failed' }

/** Method and path alone, as `sync/endpoints.ts` has them. */
const list = { method: 'GET', path: '/{locale}/pageeditor-api/bin/' } satisfies Pick<typeof listBin, 'method' | 'path'>
const restore = { method: 'POST', path: '/{locale}/pageeditor-api/bin/restore/' } satisfies Pick<typeof restoreFromBin, 'method' | 'path'>

/** What was deleted on this page; `more` adds the next page of it. */
export function useBin() {
  const { call, locale, owner } = useWorkspace().editor
  // A deletion that is still on its way is in the bin once it is told.
  const isTold = useEditorState(({ outbox }) => outbox.length === 0)
  const [listing, setListing] = useState<Listing>({ entries: [], count: 0, state: 'loading' })
  const [page, setPage] = useState(1)

  useEffect(() => {
    if (!isTold) return
    const left = new AbortController()
    call<typeof listBin>(list, { params: { locale }, query: { ...owner, page } }, left.signal).then(
      ({ results, count }) => setListing((before) => ({ entries: page === 1 ? results : [...before.entries, ...results], count, state: 'ready' })),
      () => left.signal.aborted || setListing((before) => ({ ...before, state: 'failed' })),
    )
    return () => left.abort()
  }, [call, locale, owner, page, isTold])

  return {
    ...listing,
    more: () => setPage((before) => before + 1),
    bringBack: ({ model, id }: BinEntry) => call<typeof restoreFromBin>(restore, { params: { locale }, body: { model, id } }),
    without: (entry: BinEntry) => setListing((before) => ({ ...before, entries: before.entries.filter((each) => each !== entry), count: before.count - 1 })),
  }
}
