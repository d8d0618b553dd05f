import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/messages.ts'
import type { PagedList } from '../../lists/paged-list.ts'
import button from '../Button/Button.module.css'
import styles from './LoadMore.module.css'

type LoadMoreProps = {
  list: Pick<PagedList<unknown>, 'list' | 'listLoading' | 'failed'>
  /** Contains the entries of the list. */
  entries: RefObject<HTMLElement | null>
  /** URL with one page more; a real link, for browsers without script. */
  more: string
  label: string
  failure: string
  onMore: () => void
  onRetry?: () => void
}

/** The end of a list: "load more", or an error. */
export function LoadMore({
  list: { list, listLoading, failed },
  entries,
  more,
  label,
  failure,
  onMore,
  onRetry = onMore,
}: LoadMoreProps) {
  const { loading, again } = useMessages()
  const footRef = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<{ last: HTMLAnchorElement | undefined }>(null)
  const remember = () => {
    shownBefore.current = { last: getLinks(entries.current).at(-1) }
  }
  // The pressed button may be gone: the focus moves to its replacement, or to the first new entry.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!shownBefore.current || listLoading || !isLost) return
    const { last } = shownBefore.current
    const links = getLinks(entries.current)
    const next = footRef.current?.querySelector<HTMLElement>('a, button') ?? links[last ? links.indexOf(last) + 1 : 0]
    next?.focus({ preventScroll: true })
  }, [listLoading, failed, list, entries])
  const followInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (listLoading) return
    remember()
    onMore()
  }
  const tryAgain = () => {
    remember()
    onRetry()
  }
  return (
    <div ref={footRef}>
      {failed && (
        <div className={styles.failure} role="alert">
          <p>{failure}</p>
          <button type="button" className={button.quiet} onClick={tryAgain}>
            {again}
          </button>
        </div>
      )}
      {list?.next && !failed && (
        <p className={styles.more}>
          <Link to={more} className={button.quiet} onClick={followInPlace} aria-disabled={listLoading}>
            {listLoading ? loading : label}
          </Link>
        </p>
      )}
    </div>
  )
}

function getLinks(entries: HTMLElement | null): HTMLAnchorElement[] {
  return [...(entries?.querySelectorAll('a') ?? [])]
}
