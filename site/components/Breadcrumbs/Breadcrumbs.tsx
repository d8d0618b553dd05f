import type { Page } from '#contract/page/pages.ts'
import { useMessages } from '../../i18n/messages.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Breadcrumbs.module.css'

type Crumb = Page['breadcrumbs'][number]

/** `back`: the list of a record that is not in the page tree. */
export function Breadcrumbs({ items: tree, back }: { items: Crumb[]; back?: Crumb | undefined }) {
  const { breadcrumbs } = useMessages()
  const items = tree.length === 0 && back ? [back] : tree
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
