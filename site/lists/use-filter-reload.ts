import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { readPageNumber } from './read-page-number.ts'

type Request = (page: number, reset?: boolean) => Promise<boolean>
type FilterReload = { filterKey: string; shownFilter: RefObject<string>; request: Request; reloadHash?: string }

/**
 * Reloads a list when the filter in the URL differs from the shown one, and when a link to the bare list is followed.
 */
export function useFilterReload({ filterKey, shownFilter, request, reloadHash }: FilterReload): void {
  const { key, hash, search } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const lastKey = useRef(key)
  useEffect(() => {
    const isFollowed = !isPop && lastKey.current !== key && isBareLink({ hash, search }, reloadHash)
    lastKey.current = key
    if (shownFilter.current !== filterKey || isFollowed) void request(readPageNumber(new URLSearchParams(search)), true)
  }, [filterKey, shownFilter, key, hash, isPop, search, request, reloadHash])
}

/** spec §2: home, and a menu link that carries the section's anchor. */
function isBareLink({ hash, search }: { hash: string; search: string }, reloadHash: string | undefined): boolean {
  return reloadHash !== undefined && (hash === reloadHash || (hash === '' && search === ''))
}
