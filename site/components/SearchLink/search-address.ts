import type { Locale } from '#config'
import { screenUrl } from '#contract/links/urls.ts'

/** Fields of the page, the header and the menu. */
export const SEARCH_FIELD_ID = 'search-field'
export const HEADER_FIELD_ID = 'header-search'
export const MENU_FIELD_ID = 'menu-search'

/** URL of the search page, with its field as the fragment. */
export function searchAddress(locale: Locale): string {
  return `${screenUrl('search', locale)}#${SEARCH_FIELD_ID}`
}
