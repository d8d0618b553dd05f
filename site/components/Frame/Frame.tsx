import { type Dispatch, type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { ConsentProvider } from '../../consent/ConsentProvider.tsx'
import type { FrameData } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { allLoaded } from '../../images/image-loading.ts'
import { useImageLoading } from '../../images/use-image-loading.ts'
import { useContentLinks } from '../../scroll/use-content-links.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { type HeaderAction, headerReducer, initialHeaderState } from '../Header/header-state.ts'
import { BURGER_ID } from '../Header/ids.ts'
import { LARGE_SCREEN } from '../Header/large-screen.ts'
import { PageAnnouncer } from '../PageAnnouncer/PageAnnouncer.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { SponsorStrip } from '../SponsorStrip/SponsorStrip.tsx'
import styles from './Frame.module.css'

type FrameProps = { data: FrameData; otherUrl: string; children: ReactNode }

/** Skip link, header with navigation, content, footer and consent around every screen. */
export function Frame({ data, otherUrl, children }: FrameProps) {
  const { header, brand } = useMessages()
  const { variant } = data
  const [{ headerOpen, headerHidden }, dispatch] = useReducer(headerReducer, initialHeaderState)
  const { key } = useLocation()
  const content = useRef<HTMLElement>(null)
  const banner = useRef<HTMLElement>(null)
  const images = useImageLoading(content)
  const isEntering = usePageEnter()
  useHeaderEvents(headerOpen, dispatch)
  useFocusInside(banner, headerOpen)
  useContentLinks()
  useEffect(() => dispatch({ type: 'closed' }), [key])

  return (
    <ConsentProvider consentServices={data.consentServices} tagManagerId={data.tagManagerId}>
      <a className={styles.skip} href="#content" id="top" inert={headerOpen}>
        {header.skip}
      </a>
      <ProgressBar />
      <PageAnnouncer />
      <Header
        ref={banner}
        data={data}
        otherUrl={otherUrl}
        isOpen={headerOpen}
        isHidden={headerHidden}
        onToggle={() => dispatch({ type: 'toggled' })}
        onClose={() => dispatch({ type: 'closed' })}
      />
      <p className={styles.printHead} aria-hidden="true">
        {variant === 'school' ? `${brand.school} ${brand.schoolOf}` : brand.orchestra}
      </p>
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        inert={headerOpen}
        data-enter={isEntering}
        data-images-loaded={allLoaded(images)}
      >
        {children}
        <p className={`page ${styles.printFoot}`}>{data.printedUrl}</p>
      </main>
      <div inert={headerOpen}>
        <SponsorStrip sponsors={data.sponsors} />
        <Footer data={data} />
      </div>
    </ConsentProvider>
  )
}

/** The first page, and one from the history at its scrolled place, appear at once; others animate. */
function usePageEnter(): boolean {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const [page, setPage] = useState({ pathname, isEntering: false })
  if (page.pathname !== pathname) setPage({ pathname, isEntering: navigation !== 'POP' })
  return page.isEntering
}

const FOCUSABLE = 'a[href], button:not([disabled])'

/** While active, Tab cycles inside; inert and hidden elements are skipped. */
function useFocusInside(elementRef: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const root = elementRef.current
    if (!isActive || !root) return
    const stayInside = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]'),
      )
      const [first, last] = [stops[0], stops.at(-1)]
      const active = document.activeElement
      const leaves = !root.contains(active) || active === (event.shiftKey ? first : last)
      if (!leaves) return
      event.preventDefault()
      const next = event.shiftKey ? last : first
      next?.focus()
    }
    document.addEventListener('keydown', stayInside)
    return () => document.removeEventListener('keydown', stayInside)
  }, [elementRef, isActive])
}

/** spec §9: mobile breakpoint 767 px. */
const SMALL_SCREEN = '(max-width: 767px)'

/** Dispatches scrolling, Escape, and a resize beyond the burger menu's breakpoint. */
function useHeaderEvents(isOpen: boolean, dispatch: Dispatch<HeaderAction>): void {
  useEffect(() => {
    const smallScreen = window.matchMedia(SMALL_SCREEN)
    const report = () =>
      dispatch({ type: 'scrolled', scrollY: Math.max(0, window.scrollY), isSmallScreen: smallScreen.matches })
    report()
    window.addEventListener('scroll', report, { passive: true })
    return () => window.removeEventListener('scroll', report)
  }, [dispatch])

  useEffect(() => {
    if (!isOpen) return
    const large = window.matchMedia(LARGE_SCREEN)
    const close = () => dispatch({ type: 'closed' })
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      document.getElementById(BURGER_ID)?.focus()
    }
    document.documentElement.dataset.locked = 'true'
    document.addEventListener('keydown', closeOnEscape)
    large.addEventListener('change', close)
    return () => {
      delete document.documentElement.dataset.locked
      document.removeEventListener('keydown', closeOnEscape)
      large.removeEventListener('change', close)
    }
  }, [isOpen, dispatch])
}
