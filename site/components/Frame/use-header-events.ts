import { type Dispatch, useEffect } from 'react'
import type { HeaderAction } from '../Header/header-state.ts'
import { BURGER_ID } from '../Header/ids.ts'
import { LARGE_SCREEN } from '../Header/large-screen.ts'

/** spec §9: mobile breakpoint 767 px. */
const SMALL_SCREEN = '(max-width: 767px)'

/** Tells the header of scrolling, of Escape, and of a screen that has become too large for the burger's menu. */
export function useHeaderEvents(isOpen: boolean, dispatch: Dispatch<HeaderAction>): void {
  useEffect(() => {
    const small = window.matchMedia(SMALL_SCREEN)
    const report = () => dispatch({ type: 'scrolled', scrollY: Math.max(0, window.scrollY), isSmallScreen: small.matches })
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
