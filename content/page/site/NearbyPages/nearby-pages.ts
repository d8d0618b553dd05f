import type { NavItem } from '#contract/page/pages.ts'
import type { Section } from '#contract/page/sections.ts'

/** The menu's pages below a page, or its siblings if there are none. */
export function nearbyPages(items: readonly NavItem[], url: string): NavItem[] {
  const own = items.find((item) => item.url === url)
  if (own && own.children.length > 0) return own.children
  for (const { children } of items) {
    const found = nearbyPages(children, url)
    if (found.length > 0) return found
    if (children.some((child) => child.url === url)) return children.filter((child) => child.url !== url)
  }
  return []
}

/** No link in a text and no module of links. */
export function hasNoLinks(sections: readonly Section[]): boolean {
  return !/(href=\\"|"link_url":")(\/|https?:)/.test(JSON.stringify(sections))
}
