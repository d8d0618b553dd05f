import { type RefObject, useEffect } from 'react'

const FOCUSABLE = 'a[href], button:not([disabled])'

/** While it is active, Tab goes round inside; what is inert or not shown is passed over. */
export function useFocusInside(place: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const root = place.current
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
  }, [place, isActive])
}
