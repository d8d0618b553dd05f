import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { NavItem } from '#content/page/endpoints.ts'
import { useMessages } from '../../i18n/messages.ts'
import { Arrow } from '../Arrow.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { currentItem } from './current-item.ts'
import styles from './DesktopMenu.module.css'
import { Submenu } from './Submenu.tsx'

export function DesktopMenu({ items }: { items: NavItem[] }) {
  const { header } = useMessages()
  const { pathname } = useLocation()
  const current = currentItem(items, pathname)
  return (
    <nav className={styles.menu} aria-label={header.menu}>
      <ul className={styles.items}>
        {items.map((item) => (
          <MenuItem key={item.url + item.title} item={item} current={item === current} />
        ))}
      </ul>
    </nav>
  )
}

function MenuItem({ item, current }: { item: NavItem; current: boolean }) {
  const { header } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const submenuId = useId()
  const hasChildren = item.children.length > 0
  const element = useRef<HTMLLIElement>(null)
  // What was pointed at before the scripts were there stays open.
  useLayoutEffect(() => {
    if (hasChildren && element.current?.matches(':hover')) setOpen(true)
  }, [hasChildren])
  return (
    <li
      ref={element}
      className={styles.item}
      data-open={isOpen}
      onMouseEnter={() => setOpen(hasChildren)}
      onMouseLeave={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      {item.clickable ? (
        <SiteLink to={item.url} className={styles.link} lang={item.lang} data-current={current} onClick={() => setOpen(false)}>
          {item.title}
        </SiteLink>
      ) : (
        <button type="button" className={styles.link} lang={item.lang} data-current={current} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {item.title}
        </button>
      )}
      {hasChildren && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-label={header.submenu(item.title)}
            aria-expanded={isOpen}
            aria-controls={submenuId}
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow className={styles.arrow} />
          </button>
          <Submenu id={submenuId} className={styles.submenu} items={item.children} onFollow={() => setOpen(false)} />
        </>
      )}
    </li>
  )
}
