import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { screenPattern } from '#contract/links/urls.ts'
import type { NavItem } from '#contract/page/pages.ts'
import type { FrameData } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { localeOfPath } from '../../locale.ts'
import { Brand } from '../Brand/Brand.tsx'
import button from '../Button/Button.module.css'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { SearchForm } from '../SearchForm/SearchForm.tsx'
import { SearchLink } from '../SearchLink/SearchLink.tsx'
import { HEADER_FIELD_ID, MENU_FIELD_ID } from '../SearchLink/search-address.ts'
import { SiteLink } from '../SiteLink.tsx'
import { VariantSwitch } from '../VariantSwitch/VariantSwitch.tsx'
import styles from './Header.module.css'
import { BURGER_ID, NAVIGATION_ID } from './ids.ts'
import { MenuItem } from './MenuItem.tsx'
import navigation from './Navigation.module.css'
import secondary from './SecondaryMenu.module.css'
import { Submenu } from './Submenu.tsx'

type HeaderProps = {
  data: FrameData
  otherUrl: string
  isOpen: boolean
  isHidden: boolean
  onToggle: () => void
  onClose: () => void
  ref: Ref<HTMLElement>
}

export function Header({ data, otherUrl, isOpen, isHidden, onToggle, onClose, ref }: HeaderProps) {
  const { header } = useMessages()
  const { variant, homes } = data
  return (
    <header ref={ref} className={styles.header} data-hidden={isHidden}>
      <div className={styles.utility}>
        <div className={`page ${styles.utilityRow}`}>
          <VariantSwitch variant={variant} homes={homes} />
          <SecondaryMenu items={data.menus.secondary_menu} className={styles.secondary} folds />
          <SearchForm id={HEADER_FIELD_ID} look="band" />
          <LanguageSwitch otherUrl={otherUrl} />
        </div>
      </div>
      <div className={`page ${styles.bar}`}>
        <Brand variant={variant} homeUrl={homes[variant]} />
        <div className={styles.action}>
          {data.menus.primary && <ButtonLink to={data.menus.primary.url}>{header.action[variant]}</ButtonLink>}
        </div>
        <div className={styles.tools}>
          <SearchLink />
          <div className={styles.small}>
            <LanguageSwitch otherUrl={otherUrl} isShort />
            <MenuButton isOpen={isOpen} onToggle={onToggle} />
          </div>
        </div>
        <Navigation data={data} isOpen={isOpen} onClose={onClose} />
      </div>
    </header>
  )
}

/** spec §2 gives the titles in English; the accessible name is in the language of the page. */
function MenuButton({ isOpen, onToggle }: Pick<HeaderProps, 'isOpen' | 'onToggle'>) {
  const { header } = useMessages()
  return (
    <button
      type="button"
      id={BURGER_ID}
      className={styles.burger}
      title={isOpen ? 'Close Menu' : 'Open Menu'}
      aria-label={isOpen ? header.closeMenu : header.openMenu}
      aria-expanded={isOpen}
      aria-controls={NAVIGATION_ID}
      onClick={onToggle}
    >
      <span className={styles.lines} aria-hidden="true" />
    </button>
  )
}

type NavigationProps = { data: FrameData; isOpen: boolean; onClose: () => void }

/**
 * Main menu: in the header's bar on a large screen, otherwise a full screen that the burger opens, with the items of
 * the top band.
 */
function Navigation({ data: { variant, homes, menus, listUrl }, isOpen, onClose }: NavigationProps) {
  const { header } = useMessages()
  const { pathname } = useLocation()
  const current = currentItem(menus.main_menu, listUrl ?? pathname)
  return (
    <div id={NAVIGATION_ID} className={navigation.screen} data-open={isOpen}>
      <div className={`page ${navigation.content}`}>
        <nav className={navigation.menu} aria-label={header.menu}>
          <ul className={navigation.items}>
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
          <div className={navigation.search}>
            <SearchForm id={MENU_FIELD_ID} look="menu" onLeave={onClose} />
          </div>
          {menus.primary && (
            <SiteLink to={menus.primary.url} className={`${button.button} ${navigation.action}`} onClick={onClose}>
              {header.action[variant]}
            </SiteLink>
          )}
        </nav>
        <div className={navigation.foot}>
          <VariantSwitch variant={variant} homes={homes} />
          <SecondaryMenu items={menus.secondary_menu} className={navigation.secondary} onFollow={onClose} />
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

/** A link with a hash counts only on the pages below the list that it leads to: spec §2, #konzerte. */
function isAt(url: string, pathname: string): boolean {
  if (url.endsWith('#konzerte')) {
    const locale = localeOfPath(pathname)
    return belowConcerts.some((screen) => pathname.startsWith(screenPattern(screen, locale).replace(/\{.*/, '')))
  }
  if (url === '' || /[?#]/.test(url)) return false
  const isHome = /^\/[a-z]{2}$/.test(url)
  return url === pathname || (!isHome && pathname.startsWith(`${url}/`))
}

const belowConcerts = ['event', 'month', 'venue', 'work', 'composers'] as const

type SecondaryMenuProps = { items: NavItem[]; className: string | undefined; folds?: boolean; onFollow?: () => void }

/** With `folds` the pages below an item fold out, as in the main menu; otherwise they are listed below it. */
export function SecondaryMenu({ items, className, folds = false, onFollow = () => undefined }: SecondaryMenuProps) {
  const { header } = useMessages()
  if (items.length === 0) return null
  return (
    <nav className={className} aria-label={header.secondary}>
      <ul className={secondary.items}>
        {items.map((item) =>
          folds && item.children.length > 0 ? (
            <MenuItem key={item.url} item={item} isCurrent={false} isScreenOpen={false} onFollow={onFollow} />
          ) : (
            <li key={item.url}>
              <SiteLink to={item.url} lang={item.lang} onClick={onFollow}>
                {item.title}
              </SiteLink>
              {item.children.length > 0 && (
                <Submenu className={secondary.below} items={item.children} onFollow={onFollow} />
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
