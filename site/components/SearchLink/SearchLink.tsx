import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../i18n/messages.ts'
import { isTyping } from '../../is-typing.ts'
import { useLocale } from '../../locale.ts'
import { SiteLink } from '../SiteLink.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import styles from './SearchLink.module.css'
import { HEADER_FIELD_ID, SEARCH_FIELD_ID, searchAddress } from './search-address.ts'

const KEY = '/'

/** Link to the search where the header has no room for the field; a shortcut key focuses the nearest field. */
export function SearchLink() {
  const { header } = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()

  useEffect(() => {
    const goByKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      event.preventDefault()
      const field = [SEARCH_FIELD_ID, HEADER_FIELD_ID]
        .map((id) => document.getElementById(id))
        .find((each) => each && each.getClientRects().length > 0)
      // The header is sticky, so the page need not scroll.
      if (field) field.focus({ preventScroll: field.id === HEADER_FIELD_ID })
      else navigate(searchAddress(locale))
    }
    document.addEventListener('keydown', goByKey)
    return () => document.removeEventListener('keydown', goByKey)
  }, [locale, navigate])

  return (
    <SiteLink to={searchAddress(locale)} className={styles.link} aria-label={header.search} aria-keyshortcuts={KEY}>
      <SearchIcon />
    </SiteLink>
  )
}
