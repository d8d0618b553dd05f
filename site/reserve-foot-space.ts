/**
 * A ref for what lies over the window's foot. It tells the page how tall that is (`--foot-…`, px; base.css adds them up), so
 * that the end of the page and of the menu, and whatever sticks to the foot, stay above it at every width and size of text.
 */
export function reserveFootSpace(name: 'consent' | 'site' | 'editor') {
  return (element: HTMLElement | null) => {
    if (!element) return
    const { style } = document.documentElement
    // Rounded down: no line of the page behind is seen between the two.
    const height = () => Math.floor(element.getBoundingClientRect().height)
    const room = new ResizeObserver(() => style.setProperty(`--foot-${name}`, `${height()}px`))
    room.observe(element, { box: 'border-box' })
    return () => {
      room.disconnect()
      style.removeProperty(`--foot-${name}`)
    }
  }
}
