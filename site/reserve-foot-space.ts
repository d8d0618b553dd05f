/**
 * A ref for bars at the bottom of the window. Sets their height (`--foot-…`, px; base.css adds them up), so that the
 * end of the page and of the menu, and sticky elements, stay above them.
 */
export function reserveFootSpace(name: 'consent' | 'site' | 'editor') {
  return (element: HTMLElement | null) => {
    if (!element) return
    const { style } = document.documentElement
    // Rounded down, so that no gap shows between the two.
    const height = () => Math.floor(element.getBoundingClientRect().height)
    const room = new ResizeObserver(() => style.setProperty(`--foot-${name}`, `${height()}px`))
    room.observe(element, { box: 'border-box' })
    return () => {
      room.disconnect()
      style.removeProperty(`--foot-${name}`)
    }
  }
}
