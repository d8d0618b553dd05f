import { useEffect, useState } from 'react'
import type { Locale } from '#config'
import type { Present, Thing } from '#contract/presence/endpoints.ts'
import { type Here, watchPresence } from '#contract/presence/stay-present.ts'
import { presenceWords } from '#contract/presence/words.ts'
import styles from './Others.module.css'

type OthersProps = {
  resource: Thing['resource']
  id: number
  locale: Locale
  here: (() => Here) | null
  onOthers?: (others: readonly Present[]) => void
}

/** The other editors of this record and their places, announced when they change. `here` and `onOthers` must stay the same functions. */
export function Others({ resource, id, locale, here, onOthers }: OthersProps) {
  const [others, setOthers] = useState<readonly Present[]>([])
  useEffect(() => {
    const show = (present: Present[]) => {
      setOthers(present)
      onOthers?.(present)
    }
    return watchPresence({ thing: { resource, record_id: id }, locale, here, show })
  }, [resource, id, locale, here, onOthers])
  return (
    <p className={styles.others} role="status" data-others>
      {presenceWords(others, { locale, now: Date.now() }).join(' · ')}
    </p>
  )
}
