import { useEffect, useState } from 'react'
import type { Locale } from '#config'
import type { Present, Thing } from '#contract/presence/endpoints.ts'
import { type Here, watchPresence } from '#contract/presence/stay-present.ts'
import { presenceWords } from '#contract/presence/words.ts'
import styles from './Others.module.css'

type OthersProps = { resource: Thing['resource']; id: number; locale: Locale; here: (() => Here) | null }

/** Who else edits this, and where; said aloud when it changes. `here` must stay the same function. */
export function Others({ resource, id, locale, here }: OthersProps) {
  const [others, setOthers] = useState<readonly Present[]>([])
  useEffect(() => watchPresence({ thing: { resource, record_id: id }, locale, here, show: setOthers }), [resource, id, locale, here])
  return (
    <p className={styles.others} role="status" data-others>
      {presenceWords(others, { locale, now: Date.now() }).join(' · ')}
    </p>
  )
}
