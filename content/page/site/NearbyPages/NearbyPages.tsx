import { useId } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { NavItem, Page } from '#contract/page/pages.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import styles from './NearbyPages.module.css'
import { nearbyPages } from './nearby-pages.ts'

/** The part of the layout's data that is read here. */
type LayoutData = () => { frame: { menus: { main_menu: NavItem[] } } }

export function NearbyPages({ page }: { page: Page }) {
  const { nearby } = useWords(words)
  const locale = useLocale()
  const id = useId()
  const menu = useRouteLoaderData<LayoutData>('layout')?.frame.menus.main_menu ?? []
  const items = nearbyPages(menu, page.urls[locale])
  if (items.length === 0) return null
  return (
    <nav className={`page ${styles.nearby}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {nearby}
      </h2>
      <ul className={styles.pages}>
        {items.map(({ url, title, lang }) => (
          <li key={url + title}>
            <SiteLink to={url} lang={lang}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
