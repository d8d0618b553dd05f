import type { MouseEvent } from 'react'
import { useMessages } from '../../i18n/messages.ts'
import type { PagedList } from '../../lists/paged-list.ts'
import button from '../Button/Button.module.css'
import { Link } from '../Link.tsx'
import styles from './ListFoot.module.css'

type ListFootProps = {
  list: Pick<PagedList<unknown>, 'list' | 'listLoading' | 'failed'>
  /** The address with one page more; a real link, for a browser without script. */
  more: string
  label: string
  failure: string
  onMore: () => void
  onRetry: () => void
}

/** What comes after a list: the way to more of it, or what went wrong. */
export function ListFoot({ list: { list, listLoading, failed }, more, label, failure, onMore, onRetry }: ListFootProps) {
  const { loading, again } = useMessages()
  const followInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!listLoading) onMore()
  }
  return (
    <>
      {failed && (
        <div className={styles.failure} role="alert">
          <p>{failure}</p>
          <button type="button" className={button.quiet} onClick={onRetry}>
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
    </>
  )
}
