import { useLocation } from 'react-router'
import type { NavItem } from '#contract/page/pages.ts'
import { SiteLink } from '../SiteLink.tsx'

type SubmenuProps = { id?: string; className?: string | undefined; items: NavItem[]; onFollow: () => void }

/** The pages below an item; an item without a page is the heading of those below it. */
export function Submenu({ id, className, items, onFollow }: SubmenuProps) {
  const { pathname } = useLocation()
  return (
    <ul id={id} className={className}>
      {items.map((item) => (
        <li key={item.url + item.title}>
          {item.clickable ? (
            <SiteLink
              to={item.url}
              lang={item.lang}
              aria-current={item.url === pathname ? 'page' : undefined}
              onClick={onFollow}
            >
              {item.title}
            </SiteLink>
          ) : (
            <span lang={item.lang}>{item.title}</span>
          )}
          {item.children.length > 0 && <Submenu items={item.children} onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  )
}
