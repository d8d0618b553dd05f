import { useLocation } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import type { NavItem } from '#contract/page/pages.ts'
import type { FrameData } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import button from '../Button/Button.module.css'
import { SearchForm } from '../SearchForm/SearchForm.tsx'
import { MENU_FIELD_ID } from '../SearchLink/search-address.ts'
import { SiteLink } from '../SiteLink.tsx'
import { VariantSwitch } from '../VariantSwitch/VariantSwitch.tsx'
import { NAVIGATION_ID } from './ids.ts'
import { MenuItem } from './MenuItem.tsx'
import styles from './Navigation.module.css'
import { primaryList } from './primary-list.ts'
import { SecondaryMenu } from './SecondaryMenu.tsx'

type NavigationProps = { data: FrameData; isOpen: boolean; onClose: () => void }

/**
 * Main menu: in the header's bar on a large screen, otherwise a full screen that the burger opens, with the items of
 * the top band.
 */
export function Navigation({ data: { variant, homes, menus }, isOpen, onClose }: NavigationProps) {
  const { header } = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const current = currentItem(menus.main_menu, pathname)
  return (
    <div id={NAVIGATION_ID} className={styles.screen} data-open={isOpen}>
      <div className={`page ${styles.content}`}>
        <nav className={styles.menu} aria-label={header.menu}>
          <ul className={styles.items}>
            {menus.main_menu.map((item) => (
              <MenuItem
                key={item.url + item.title}
                item={item}
                isCurrent={item === current}
                isScreenOpen={isOpen}
                onFollow={onClose}
              />
            ))}
          </ul>
          <div className={styles.search}>
            <SearchForm id={MENU_FIELD_ID} look="menu" onLeave={onClose} />
          </div>
          <SiteLink
            to={screenUrl(primaryList[variant], locale)}
            className={`${button.button} ${styles.action}`}
            onClick={onClose}
          >
            {header.action[variant]}
          </SiteLink>
        </nav>
        <div className={styles.foot}>
          <VariantSwitch variant={variant} homes={homes} />
          <SecondaryMenu items={menus.secondary_menu} className={styles.secondary} onFollow={onClose} />
        </div>
      </div>
    </div>
  )
}

/** The item of the current page or of one above it; only one, because two can link to the same page. */
function currentItem(items: NavItem[], pathname: string): NavItem | undefined {
  return items.find((item) => isCurrent(item, pathname))
}

/** The home item only on the home page itself. */
function isCurrent(item: NavItem, pathname: string): boolean {
  return isAt(item.url, pathname) || item.children.some((child) => isCurrent(child, pathname))
}

/** A link with a hash never counts as current. */
function isAt(url: string, pathname: string): boolean {
  if (url === '' || /[?#]/.test(url)) return false
  const isHome = /^\/[a-z]{2}$/.test(url)
  return url === pathname || (!isHome && pathname.startsWith(`${url}/`))
}
