import { useLocation } from 'react-router'
import { urlOf } from '#contract/urls.ts'
import type { FrameData } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import button from '../Button/Button.module.css'
import { SearchForm } from '../SearchForm/SearchForm.tsx'
import { MENU_FIELD_ID } from '../SearchLink/search-address.ts'
import { SiteLink } from '../SiteLink.tsx'
import { VariantSwitch } from '../VariantSwitch/VariantSwitch.tsx'
import { currentItem } from './current-item.ts'
import { NAVIGATION_ID } from './ids.ts'
import { MenuItem } from './MenuItem.tsx'
import styles from './Navigation.module.css'
import { SecondaryMenu } from './SecondaryMenu.tsx'
import { wantedList } from './wanted-list.ts'

type NavigationProps = { data: FrameData; isOpen: boolean; onClose: () => void }

/**
 * The main menu: in the header's bar on a large screen, else a screen of its own that the burger opens, with what the band
 * above the bar has no room for there.
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
              <MenuItem key={item.url + item.title} item={item} isCurrent={item === current} isScreenOpen={isOpen} onFollow={onClose} />
            ))}
          </ul>
          <div className={styles.search}>
            <SearchForm id={MENU_FIELD_ID} look="menu" onLeave={onClose} />
          </div>
          <SiteLink to={urlOf(wantedList[variant], locale)} className={`${button.button} ${styles.wanted}`} onClick={onClose}>
            {header.wanted[variant]}
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
