import type { Locale } from '#config'
import type { ResourceName } from '#content/define.ts'
import { textIn, titleOf } from '#content/title.ts'
import { mediaUrl } from '#contract/media.ts'
import buttons from '../ui/buttons.module.css'
import { useText } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import type { AdminRecord } from './picked.ts'
import styles from './pickers.module.css'
import type { useAdminList } from './use-admin-list.ts'

type PickerResultsProps = {
  list: ReturnType<typeof useAdminList>
  resource: ResourceName
  locale: Locale
  current: number | null
  /** Said where nothing is, and nothing was searched for. */
  empty: string
  choose: (record: AdminRecord) => void
}

export function PickerResults({ list, resource, locale, current, empty, choose }: PickerResultsProps) {
  const text = useText()
  const { records, count, state, more } = list
  const isImages = resource === 'images'
  return (
    <>
      <ul className={isImages ? styles.images : styles.records}>
        {records.map((record) => (
          <li key={record.id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={record.id === current || undefined}
              onClick={() => choose(record)}
            >
              {isImages && (
                <img
                  src={mediaUrl({ id: record.id, hash: String(record.hash ?? '') }, 'square_small', 'jpg')}
                  alt=""
                  loading="lazy"
                  width={400}
                  height={400}
                />
              )}
              <span>{titleOf(resource, record, locale)}</span>
              {/* The address of a file says no more than its name. */}
              {!record.mime && <small className={parts.muted}>{textIn(record.urls, locale)}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={parts.muted}>
        {state === 'loading' && text.loading}
        {state === 'failed' && text.loadFailed}
        {state === 'ready' && records.length === 0 && empty}
      </p>
      {records.length < count && (
        <button type="button" className={buttons.button} onClick={more}>
          {text.moreResults}
        </button>
      )}
    </>
  )
}
