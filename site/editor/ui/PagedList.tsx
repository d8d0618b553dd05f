import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { useEditorState, useText } from './context.tsx'
import parts from './dialog-parts.module.css'

type LoadedPage<T> = { results: T[]; count: number }
type Listing<T> = { entries: readonly T[]; count: number; state: 'loading' | 'ready' | 'failed' }

/** A list of the server. `load` must stay the same function; another one starts another list. */
export function usePagedList<T>(
  load: (page: number, signal: AbortSignal) => Promise<LoadedPage<T>>,
  { isReady = true } = {},
) {
  const [listing, setListing] = useState<Listing<T>>({ entries: [], count: 0, state: 'loading' })
  const [page, setPage] = useState(1)
  const [source, setSource] = useState(() => load)
  if (source !== load) {
    setSource(() => load)
    setPage(1)
    setListing({ entries: [], count: 0, state: 'loading' })
  }

  useEffect(() => {
    if (!isReady) return
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
  }, [load, page, isReady])

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

/** The same for a list that depends on pending writes: requested once none is in flight. */
export function useContentList<T>(load: (page: number, signal: AbortSignal) => Promise<LoadedPage<T>>) {
  return usePagedList(load, { isReady: useEditorState(({ outbox }) => outbox.length === 0) })
}

type PagedListProps<T> = {
  list: Listing<T> & { more: () => void }
  /** Shown for an empty list. */
  empty: string
  className?: string | undefined
  children: (entry: T, index: number) => ReactNode
}

/** The entries of a list, its state, and a button for more. */
export function PagedList<T>({ list, empty, className = parts.entries, children }: PagedListProps<T>) {
  const text = useText()
  const { entries, count, state, more } = list
  return (
    <>
      <ol className={className}>{entries.map(children)}</ol>
      <p role="status" className={parts.muted}>
        {state === 'loading' && text.loading}
        {state === 'failed' && text.loadFailed}
        {state === 'ready' && entries.length === 0 && empty}
      </p>
      {entries.length < count && <Button onClick={more}>{text.moreResults}</Button>}
    </>
  )
}
