import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { Variant } from '#config'
import type { NavItem } from '#content/page/endpoints.ts'
import { urlOf } from '#contract/urls.ts'
import type { Homes } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { Arrow } from '../Arrow.tsx'
import button from '../Button/Button.module.css'
import { currentItem } from '../Header/current-item.ts'
import { NAVIGATION_ID } from '../Header/ids.ts'
import { Submenu } from '../Header/Submenu.tsx'
import { wantedList } from '../Header/wanted-list.ts'
import { SearchForm } from '../SearchForm/SearchForm.tsx'
import { MENU_FIELD_ID } from '../SearchLink/search-address.ts'
import { SiteLink } from '../SiteLink.tsx'
import { VariantSwitch } from '../VariantSwitch/VariantSwitch.tsx'
import styles from './MobileNav.module.css'

type MobileNavProps = { variant: Variant; homes: Homes; menu: NavItem[]; secondary: NavItem[]; isOpen: boolean; onClose: () => void }

/** The full-screen navigation. Everything behind it is inert while it is open; the header stays above it. */
export function MobileNav({ variant, homes, menu, secondary, isOpen, onClose }: MobileNavProps) {
  const { header } = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const current = currentItem(menu, pathname)
  return (
    <div id={NAVIGATION_ID} className={styles.screen} data-open={isOpen} inert={!isOpen}>
      <div className={`page ${styles.content}`}>
        <nav aria-label={header.menu}>
          <ul className={styles.items}>
            {menu.map((item) => (
              <Item key={item.url + item.title} item={item} current={item === current} onClose={onClose} />
            ))}
          </ul>
          <SearchForm id={MENU_FIELD_ID} look="menu" onLeave={onClose} />
          <SiteLink to={urlOf(wantedList[variant], locale)} className={`${button.button} ${styles.tickets}`} onClick={onClose}>
            {header.wanted[variant]}
          </SiteLink>
        </nav>
        <div className={styles.foot}>
          <VariantSwitch variant={variant} homes={homes} />
          {secondary.length > 0 && (
            <nav aria-label={header.secondary} className={styles.secondary}>
              {secondary.map((item) => (
                <SiteLink key={item.url} to={item.url} lang={item.lang} onClick={onClose}>
                  {item.title}
                </SiteLink>
              ))}
            </nav>
          )}
        </div>
      </div>
    </div>
  )
}

function Item({ item, current, onClose }: { item: NavItem; current: boolean; onClose: () => void }) {
  const { header } = useMessages()
  const [isOpen, setOpen] = useState(current)
  const id = useId()
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        {item.clickable ? (
          <SiteLink to={item.url} className={styles.link} lang={item.lang} data-current={current} onClick={onClose}>
            {item.title}
          </SiteLink>
        ) : (
          <button type="button" className={styles.link} lang={item.lang} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            {item.title}
          </button>
        )}
        {item.children.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={header.submenu(item.title)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow className={styles.arrow} />
          </button>
        )}
      </div>
      {item.children.length > 0 && (
        <div id={id} className={styles.fold} data-open={isOpen} inert={!isOpen}>
          <Submenu className={styles.submenu} items={item.children} onFollow={onClose} />
        </div>
      )}
    </li>
  )
}
