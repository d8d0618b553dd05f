import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { readPage } from './read-page.ts'

type Request = (page: number, reset?: boolean) => Promise<boolean>

/** spec §2: the anchor of the concerts section; a link that carries it reloads the events. */
const RELOAD_HASH = '#konzerte'

/** Reloads a list when the filter in the address changes, and when a link with the section's anchor is followed. */
export function useFilterReload(filterKey: string, request: Request): void {
  const { key, hash, search } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const shown = useRef({ filterKey, key })
  useEffect(() => {
    const before = shown.current
    shown.current = { filterKey, key }
    const isFollowed = hash === RELOAD_HASH && !isPop && before.key !== key
    if (before.filterKey !== filterKey || isFollowed) void request(readPage(new URLSearchParams(search)), true)
  }, [filterKey, key, hash, isPop, search, request])
}
