import { useContext } from 'react'
import { useLocation } from 'react-router'
import type { Settings } from '#contract/admin/settings.ts'
import { pageUrl } from '#contract/links/urls.ts'
import type { NavItem } from '#contract/page/pages.ts'
import { CookieSettingsContext } from '../../consent/cookie-settings.ts'
import { phoneLink } from '../../format/phone.ts'
import type { FrameData } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { StaffMark } from '../Brand/StaffMark.tsx'
import { SiteLink } from '../SiteLink.tsx'
import address from './Address.module.css'
import styles from './Footer.module.css'

const FEW_LINKS = 4
const accessibilityPath = { de: 'barrierefreiheit', en: 'accessibility' } as const

export function Footer({ data: { variant, menus, social, contact, year } }: { data: FrameData }) {
  const { footer, brand } = useMessages()
  const showCookieSettings = useContext(CookieSettingsContext)
  const locale = useLocale()
  const { pathname } = useLocation()
  const accessibility = pageUrl(locale, accessibilityPath[locale])
  const legal = [
    { title: footer.imprint, url: pageUrl(locale, 'impressum') },
    { title: footer.privacy, url: pageUrl(locale, 'datenschutz') },
    { title: footer.terms, url: pageUrl(locale, 'agb') },
    { title: footer.accessibility, url: accessibility },
    { title: footer.login, url: `${pathname}?edit` },
  ]
  const pages = getLinks(menus).filter((item) => !legal.some((page) => page.url === item.url))
  return (
    <footer className={styles.footer} id="footer">
      <div className={`page ${styles.content}`}>
        <div className={styles.organisation}>
          <p className={styles.brand}>
            <StaffMark className={styles.mark} />
            <span>
              {brand[variant]}
              {variant === 'school' && <small>{brand.schoolOf}</small>}
            </span>
          </p>
          {/* Excluded from search snippets, where this address would look like the hall's. */}
          {contact && (
            <div data-nosnippet="">
              <Address contact={contact} />
            </div>
          )}
        </div>
        <nav className={styles.pages} aria-label={footer.pages}>
          <ul className={styles.links}>
            {pages.map((item) => (
              <li key={item.url + item.title}>
                <SiteLink to={item.url} lang={item.lang}>
                  {item.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {social.length > 0 && (
          <nav className={styles.social} aria-label={footer.follow}>
            <ul className={styles.links}>
              {social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={footer.social(network)}>
                    {network}
                    <span aria-hidden="true"> ↗</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.base}>
          <p>{footer.rights(year, brand.orchestra)}</p>
          <nav aria-label={footer.legal}>
            <ul className={styles.legal}>
              {legal.map((item) => (
                <li key={item.url}>
                  <SiteLink to={item.url}>{item.title}</SiteLink>
                </li>
              ))}
              <li>
                <SiteLink to={`${accessibility}?about=${encodeURIComponent(pathname)}#report`} rel="nofollow">
                  {footer.report}
                </SiteLink>
              </li>
              <li>
                <button type="button" className={styles.cookies} onClick={showCookieSettings}>
                  {footer.cookies}
                </button>
              </li>
            </ul>
          </nav>
          <a href="#top" className={styles.top}>
            {footer.toTop}
            <span aria-hidden="true"> ↑</span>
          </a>
        </div>
      </div>
    </footer>
  )
}

/** With few footer pages it shows the main menu too. */
function getLinks({ footer, main_menu }: FrameData['menus']): NavItem[] {
  if (footer.length >= FEW_LINKS) return footer
  return [...footer, ...main_menu.filter((item) => item.clickable && !footer.some((link) => link.url === item.url))]
}

/** Postal address, phone and e-mail from the settings; nothing if they are empty. */
function Address({ contact: { name, street, postcode, city, phone, email } }: { contact: Settings['contact'] }) {
  const lines = [name, street, `${postcode} ${city}`.trim()].filter(Boolean)
  if (lines.length === 0 && !phone && !email) return null
  return (
    <address className={address.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <a href={phoneLink(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}
