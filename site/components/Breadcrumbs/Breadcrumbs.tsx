import type { Page } from '#contract/pages.ts'
import { useMessages } from '../../i18n/messages.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Breadcrumbs.module.css'

export function Breadcrumbs({ items }: { items: Page['breadcrumbs'] }) {
  const { breadcrumbs } = useMessages()
  if (items.length === 0) return null
  return (
    <nav aria-label={breadcrumbs} className={styles.nav}>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.url}>
            <SiteLink to={item.url}>{item.title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
