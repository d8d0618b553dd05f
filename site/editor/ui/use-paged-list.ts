import { useEffect, useState } from 'react'
import { useEditorState } from './context.tsx'

type LoadedPage<T> = { results: T[]; count: number }
type Listing<T> = { entries: readonly T[]; count: number; state: 'loading' | 'ready' | 'failed' }

/**
 * A server list that depends on pending writes: requested once none is in flight. `more` loads the next page. `load`
 * must stay the same function.
 */
export function usePagedList<T>(load: (page: number, signal: AbortSignal) => Promise<LoadedPage<T>>) {
  const isTold = useEditorState(({ outbox }) => outbox.length === 0)
  const [listing, setListing] = useState<Listing<T>>({ entries: [], count: 0, state: 'loading' })
  const [page, setPage] = useState(1)

  useEffect(() => {
    if (!isTold) return
    const controller = new AbortController()
    load(page, controller.signal).then(
      ({ results, count }) =>
        setListing((before) => ({
          entries: page === 1 ? results : [...before.entries, ...results],
          count,
          state: 'ready',
        })),
      () => controller.signal.aborted || setListing((before) => ({ ...before, state: 'failed' })),
    )
    return () => controller.abort()
  }, [load, page, isTold])

  return {
    ...listing,
    more: () => setPage((before) => before + 1),
    without: (entry: T) =>
      setListing((before) => ({
        ...before,
        entries: before.entries.filter((each) => each !== entry),
        count: before.count - 1,
      })),
  }
}
