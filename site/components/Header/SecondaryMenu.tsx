import type { NavItem } from '#content/page/endpoints.ts'
import { useMessages } from '../../i18n/messages.ts'
import { SiteLink } from '../SiteLink.tsx'

type SecondaryMenuProps = { items: NavItem[]; className: string | undefined; onFollow?: () => void }

export function SecondaryMenu({ items, className, onFollow }: SecondaryMenuProps) {
  const { header } = useMessages()
  if (items.length === 0) return null
  return (
    <nav className={className} aria-label={header.secondary}>
      {items.map((item) => (
        <SiteLink key={item.url} to={item.url} lang={item.lang} onClick={onFollow}>
          {item.title}
        </SiteLink>
      ))}
    </nav>
  )
}
