import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Paged } from '#contract/common.ts'
import type { LoadedPages } from './load-pages.server.ts'
import { isIgnored, loadedPagedList, type PagedList, type PagedListAction, pagedListReducer } from './paged-list.ts'

/** spec §9: minimum display time of the loading state. */
const SHORTEST_LOADING_MS = 200

export type PageRange = { from: number; to: number }
type Load<T> = (pages: PageRange, signal: AbortSignal) => Promise<Paged<T>>

/**
 * A list that continues from the server's pages. `filterKey` names its filter; Back and Forward restore the pages of a
 * history entry before the scroll position.
 */
export function usePagedList<T>({
  loaded,
  filterKey,
  load,
}: {
  loaded: LoadedPages<T>
  filterKey: string
  load: Load<T>
}) {
  const [state, dispatch] = useReducer<PagedList<T>, [PagedListAction<T>]>(
    pagedListReducer,
    loadedPagedList(loaded.page, loaded.list, loaded.items),
  )
  const running = useRef<AbortController>(null)
  const current = useRef(state)
  current.current = state
  const shownAt = useRef(0)
  useEffect(() => {
    if (state.listLoading) shownAt.current = performance.now()
  }, [state.listLoading])
  const shownFilter = useRef(filterKey)
  useHistory({ state, filterKey, shownFilter, dispatch })

  const request = useCallback(
    async (page: number, reset = false) => {
      if (isIgnored(current.current, { page, reset })) return false
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      if (reset) shownFilter.current = filterKey
      dispatch({ type: 'requested', page, reset })
      shownAt.current = performance.now()
      const response = await loadTexts(load({ from: reset ? 1 : page, to: page }, controller.signal)).catch(() => null)
      const leftToShow = () => shownAt.current + SHORTEST_LOADING_MS - performance.now()
      // A busy browser renders the state late, so the remaining time is computed again.
      for (let left = leftToShow(); left > 0; left = leftToShow()) await delay(left)
      if (controller.signal.aborted) return false
      dispatch(response ? { type: 'received', list: response } : { type: 'failed' })
      return response !== null
    },
    [load, filterKey],
  )
  useEffect(() => () => running.current?.abort(), [])
  return { state, request, shownFilter }
}

type History<T> = {
  state: PagedList<T>
  filterKey: string
  shownFilter: { current: string }
  dispatch: (action: PagedListAction<T>) => void
}

/** Stores the list of every history entry, and restores it on Back and Forward. */
function useHistory<T>({ state, filterKey, shownFilter, dispatch }: History<T>): void {
  const { key } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [histories] = useState(() => new Map<string, PagedList<T>>())
  const [shownKey, setShownKey] = useState(key)
  if (shownKey !== key) {
    setShownKey(key)
    const before = isPop ? histories.get(key) : undefined
    if (before) {
      shownFilter.current = filterKey
      dispatch({ type: 'restored', state: before })
    }
  }
  useEffect(() => {
    if (!state.listLoading && !state.failed && shownFilter.current === filterKey) histories.set(key, state)
  }, [histories, key, state, filterKey, shownFilter])
}

/** Several pages as one response, so that Back restores all of them. */
export async function joinPages<R, T>(
  { from, to }: PageRange,
  load: (page: number) => Promise<Paged<R>>,
  toItem: (record: R) => T,
): Promise<Paged<T>> {
  const lists = await Promise.all(Array.from({ length: to - from + 1 }, (_, index) => load(from + index)))
  const last = lists.at(-1) ?? { count: 0, next: null, previous: null, results: [] }
  return { ...last, results: lists.flatMap((list) => list.results.map(toItem)) }
}

/** With non-breaking figures, as on the server; the code for them loads with the first list. */
async function loadTexts<R>(loading: Promise<R>): Promise<R> {
  const [{ bindFiguresDeep }, response] = await Promise.all([import('../format/bind-figures.ts'), loading])
  return bindFiguresDeep(response)
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
