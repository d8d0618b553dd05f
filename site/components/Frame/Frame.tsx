import { type ReactNode, useEffect, useReducer } from 'react'
import { useLocation } from 'react-router'
import type { Variant } from '#config'
import type { NavItem } from '#contract/pages.ts'
import { useMessages } from '../../i18n/messages.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { headerReducer, initialHeaderState } from '../Header/header-state.ts'
import { MobileNav } from '../MobileNav/MobileNav.tsx'
import styles from './Frame.module.css'
import { useHeaderEvents } from './use-header-events.ts'

export type Menus = { main_menu: NavItem[]; footer: NavItem[]; secondary_menu: NavItem[] }

type FrameProps = { variant: Variant; menus: Menus; otherUrl: string; year: number; children: ReactNode }

/** What surrounds every screen: skip link, header, full-screen navigation, content, footer. */
export function Frame({ variant, menus, otherUrl, year, children }: FrameProps) {
  const { header } = useMessages()
  const [{ headerOpen, headerHidden }, dispatch] = useReducer(headerReducer, initialHeaderState)
  const { key } = useLocation()
  useHeaderEvents(headerOpen, dispatch)
  useEffect(() => dispatch({ type: 'closed' }), [key])
  return (
    <>
      <a className={styles.skip} href="#content" id="top">
        {header.skip}
      </a>
      <Header
        variant={variant}
        menu={menus.main_menu}
        secondary={menus.secondary_menu}
        otherUrl={otherUrl}
        isOpen={headerOpen}
        isHidden={headerHidden}
        onToggle={() => dispatch({ type: 'toggled' })}
      />
      <MobileNav variant={variant} menu={menus.main_menu} secondary={menus.secondary_menu} isOpen={headerOpen} onClose={() => dispatch({ type: 'closed' })} />
      <main id="content" tabIndex={-1} inert={headerOpen}>
        {children}
      </main>
      <div inert={headerOpen}>
        <Footer variant={variant} links={menus.footer} year={year} onCookieSettings={() => undefined} />
      </div>
    </>
  )
}
