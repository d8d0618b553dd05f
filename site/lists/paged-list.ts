import type { Paged } from '#contract/common.ts'

/** The displayed part of a list's last response. */
export type ListState = Pick<Paged<unknown>, 'count' | 'next'>

/**
 * spec §3, blog list and event list: `page` starts at 0, `list` is the last response, `items` the accumulated results.
 */
export type PagedList<T> = { listLoading: boolean; page: number; list: ListState | null; items: T[]; failed: boolean }

export type PagedListAction<T> =
  | { type: 'requested'; page: number; reset?: boolean }
  | { type: 'received'; list: Paged<T> }
  | { type: 'failed' }
  | { type: 'restored'; state: PagedList<T> }

/** The initial state with the server's pages up to `page`. */
export function loadedPagedList<T>(page: number, list: ListState, items: T[]): PagedList<T> {
  return { listLoading: false, page, list, items, failed: false }
}

/** spec §4: a request at or below the current page is ignored unless a reset is requested. */
export function isIgnored<T>(state: PagedList<T>, { page, reset = false }: { page: number; reset?: boolean }): boolean {
  return !reset && page <= state.page
}

export function pagedListReducer<T>(state: PagedList<T>, action: PagedListAction<T>): PagedList<T> {
  if (action.type === 'requested') return requested(state, action)
  if (action.type === 'restored') return action.state
  if (action.type === 'failed') return { ...state, listLoading: false, failed: true, page: Math.max(0, state.page - 1) }
  return {
    ...state,
    listLoading: false,
    failed: false,
    list: action.list,
    items: [...state.items, ...action.list.results],
  }
}

/** spec §4: a reset empties the list first. */
function requested<T>(state: PagedList<T>, { page, reset = false }: { page: number; reset?: boolean }): PagedList<T> {
  if (isIgnored(state, { page, reset })) return state
  if (reset) return { listLoading: true, page, list: null, items: [], failed: false }
  return { ...state, listLoading: true, page, failed: false }
}
