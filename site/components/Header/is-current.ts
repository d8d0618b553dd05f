import type { NavItem } from '#contract/pages.ts'

/** The item the visitor is at or below; the home only when it is the page itself. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  const path = item.url.replace(/[?#].*$/, '')
  const isHome = /^\/[a-z]{2}$/.test(path)
  // A menu link to a part of the home page is not where the visitor is.
  if (item.url.includes('#') && isHome) return false
  if (path === pathname || (!isHome && pathname.startsWith(`${path}/`))) return true
  return item.children.some((child) => isCurrent(child, pathname))
}
