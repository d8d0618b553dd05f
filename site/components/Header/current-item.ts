import type { NavItem } from '#content/page/endpoints.ts'

/** The item the visitor is at or below; one alone, because two can lead to the same page. */
export function currentItem(items: NavItem[], pathname: string): NavItem | undefined {
  return items.find((item) => isCurrent(item, pathname))
}

/** The home only when it is the page itself. */
function isCurrent(item: NavItem, pathname: string): boolean {
  return isAt(item.url, pathname) || item.children.some((child) => isCurrent(child, pathname))
}

/** A link to a part of a page says nothing about where the visitor is. */
function isAt(url: string, pathname: string): boolean {
  if (url === '' || /[?#]/.test(url)) return false
  const isHome = /^\/[a-z]{2}$/.test(url)
  return url === pathname || (!isHome && pathname.startsWith(`${url}/`))
}
