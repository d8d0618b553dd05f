import type { NavItem } from '#contract/page/pages.ts'
import type { Section } from '#contract/page/sections.ts'

/** The menu's pages below a page, or its siblings if there are none. */
export function nearbyPages(items: readonly NavItem[], url: string): NavItem[] {
  const ownItem = items.find((item) => item.url === url)
  if (ownItem && ownItem.children.length > 0) return ownItem.children
  for (const { children } of items) {
    const nearby = nearbyPages(children, url)
    if (nearby.length > 0) return nearby
    if (children.some((child) => child.url === url)) return children.filter((child) => child.url !== url)
  }
  return []
}

/** No link in a text and no module of links. */
export function hasNoLinks(sections: readonly Section[]): boolean {
  return !/(href=\\"|"link_url":")(\/|https?:)/.test(JSON.stringify(sections))
}
