import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../i18n/messages.ts'
import { isTyping } from '../../is-typing.ts'
import { useLocale } from '../../locale.ts'
import { SiteLink } from '../SiteLink.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import styles from './SearchLink.module.css'
import { SEARCH_FIELD_ID, searchAddress } from './search-address.ts'

const KEY = '/'

/** The way to the field of the search; one key leads there from anywhere. */
export function SearchLink() {
  const { header } = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()

  useEffect(() => {
    const goByKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      const field = document.getElementById(SEARCH_FIELD_ID)
      if (field) field.focus()
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
