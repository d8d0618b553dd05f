import type { Ref } from 'react'
import { screenUrl } from '#contract/links/urls.ts'
import type { FrameData } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { Brand } from '../Brand/Brand.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { SearchForm } from '../SearchForm/SearchForm.tsx'
import { SearchLink } from '../SearchLink/SearchLink.tsx'
import { HEADER_FIELD_ID } from '../SearchLink/search-address.ts'
import { VariantSwitch } from '../VariantSwitch/VariantSwitch.tsx'
import styles from './Header.module.css'
import { BURGER_ID, NAVIGATION_ID } from './ids.ts'
import { Navigation } from './Navigation.tsx'
import { primaryList } from './primary-list.ts'
import { SecondaryMenu } from './SecondaryMenu.tsx'

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
  const locale = useLocale()
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
          <ButtonLink to={screenUrl(primaryList[variant], locale)}>{header.action[variant]}</ButtonLink>
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
