import type { Page } from '#content/page/endpoints.ts'
import { useMessages } from '../../i18n/messages.ts'
import styles from './PageHead.module.css'

/** An offline page reaches only editors; it says what it is. */
export function OfflineNotice({ page }: { page: Page }) {
  const { page: text } = useMessages()
  if (page.is_online) return null
  return (
    <p className={styles.offline} role="status">
      {text.offline}
    </p>
  )
}
