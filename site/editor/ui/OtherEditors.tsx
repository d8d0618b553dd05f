import { useEffect, useState } from 'react'
import type { Locale } from '#config'
import type { PresenceEntry, RecordRef } from '#contract/presence/endpoints.ts'
import { formatPresence } from '#contract/presence/format-presence.ts'
import { type PresenceReport, watchPresence } from '#contract/presence/watch-presence.ts'
import styles from './OtherEditors.module.css'

type OtherEditorsProps = {
  resource: RecordRef['resource']
  id: number
  locale: Locale
  readPosition: (() => PresenceReport) | null
  onOthers?: (entries: readonly PresenceEntry[]) => void
}

/**
 * The other editors of this record and their places, announced when they change. `readPosition` and `onOthers`
 * must stay the same functions.
 */
export function OtherEditors({ resource, id, locale, readPosition, onOthers }: OtherEditorsProps) {
  const [entries, setEntries] = useState<readonly PresenceEntry[]>([])
  useEffect(() => {
    const show = (present: PresenceEntry[]) => {
      setEntries(present)
      onOthers?.(present)
    }
    return watchPresence({ record: { resource, record_id: id }, locale, here: readPosition, show })
  }, [resource, id, locale, readPosition, onOthers])
  return (
    <p className={styles.others} role="status" data-others>
      {formatPresence(entries, { locale, now: Date.now() }).join(' · ')}
    </p>
  )
}
