import type { Section } from '#contract/sections.ts'
import type { NavItem } from '../../endpoints.ts'

/** The pages of a menu below a page; where there are none, those beside it. */
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

/** Whether nothing on a page leads to another: neither a link in a text nor a module of links. */
export function hasNoLinks(sections: readonly Section[]): boolean {
  return !/(href=\\"|"link_url":")(\/|https?:)/.test(JSON.stringify(sections))
}
