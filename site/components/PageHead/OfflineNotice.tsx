import type { Page } from '#contract/page/pages.ts'
import { useMessages } from '../../i18n/messages.ts'
import styles from './PageHead.module.css'

/** Only editors can open an offline page. */
export function OfflineNotice({ page }: { page: Page }) {
  const { page: text } = useMessages()
  if (page.is_online) return null
  return (
    <p className={styles.offline} role="status">
      {text.offline}
    </p>
  )
}
