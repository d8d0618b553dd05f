import type { NavItem } from '#contract/page/pages.ts'
import { useMessages } from '../../i18n/messages.ts'
import { SiteLink } from '../SiteLink.tsx'
import { MenuItem } from './MenuItem.tsx'
import styles from './SecondaryMenu.module.css'
import { Submenu } from './Submenu.tsx'

type SecondaryMenuProps = { items: NavItem[]; className: string | undefined; folds?: boolean; onFollow?: () => void }

/** With `folds` the pages below an item fold out, as in the main menu; otherwise they are listed below it. */
export function SecondaryMenu({ items, className, folds = false, onFollow = () => undefined }: SecondaryMenuProps) {
  const { header } = useMessages()
  if (items.length === 0) return null
  return (
    <nav className={className} aria-label={header.secondary}>
      <ul className={styles.items}>
        {items.map((item) =>
          folds && item.children.length > 0 ? (
            <MenuItem key={item.url} item={item} isCurrent={false} isScreenOpen={false} onFollow={onFollow} />
          ) : (
            <li key={item.url}>
              <SiteLink to={item.url} lang={item.lang} onClick={onFollow}>
                {item.title}
              </SiteLink>
              {item.children.length > 0 && (
                <Submenu className={styles.below} items={item.children} onFollow={onFollow} />
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
