import { urlOf } from '#contract/urls.ts'
import type { FrameData } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { Brand } from '../Brand/Brand.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { SearchForm } from '../SearchForm/SearchForm.tsx'
import { SearchLink } from '../SearchLink/SearchLink.tsx'
import { HEADER_FIELD_ID } from '../SearchLink/search-address.ts'
import { SiteLink } from '../SiteLink.tsx'
import { VariantSwitch } from '../VariantSwitch/VariantSwitch.tsx'
import { DesktopMenu } from './DesktopMenu.tsx'
import styles from './Header.module.css'
import { BURGER_ID, NAVIGATION_ID } from './ids.ts'
import { wantedList } from './wanted-list.ts'

type HeaderProps = {
  data: FrameData
  otherUrl: string
  isOpen: boolean
  isHidden: boolean
  onToggle: () => void
}

export function Header({ data, otherUrl, isOpen, isHidden, onToggle }: HeaderProps) {
  const { header } = useMessages()
  const locale = useLocale()
  const { variant, homes } = data
  const { main_menu: menu, secondary_menu: secondary } = data.menus
  return (
    <header className={styles.header} data-hidden={isHidden}>
      <div className={styles.utility}>
        <div className={`page ${styles.utilityRow}`}>
          <VariantSwitch variant={variant} homes={homes} />
          {secondary.length > 0 && (
            <nav className={styles.secondary} aria-label={header.secondary}>
              {secondary.map((item) => (
                <SiteLink key={item.url} to={item.url} lang={item.lang}>
                  {item.title}
                </SiteLink>
              ))}
            </nav>
          )}
          <SearchForm id={HEADER_FIELD_ID} look="band" />
          <LanguageSwitch otherUrl={otherUrl} />
        </div>
      </div>
      <div className={`page ${styles.bar}`}>
        <Brand variant={variant} home={homes[variant]} />
        <DesktopMenu items={menu} />
        <div className={styles.tickets}>
          <ButtonLink to={urlOf(wantedList[variant], locale)}>{header.wanted[variant]}</ButtonLink>
        </div>
        <div className={styles.tools}>
          <SearchLink />
          <div className={styles.small}>
            <LanguageSwitch otherUrl={otherUrl} short />
            <MenuButton isOpen={isOpen} onToggle={onToggle} />
          </div>
        </div>
      </div>
    </header>
  )
}

/** spec §2 names the titles in English; the accessible name is in the language of the page. */
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
