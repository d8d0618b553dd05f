import type { Locale } from '#config'
import { screenUrl } from '#contract/urls.ts'

/** The fields of a page, of the header and of the menu. */
export const SEARCH_FIELD_ID = 'search-field'
export const HEADER_FIELD_ID = 'header-search'
export const MENU_FIELD_ID = 'menu-search'

/** The page of the search, where the keyboard begins in its field. */
export function searchAddress(locale: Locale): string {
  return `${screenUrl('search', locale)}#${SEARCH_FIELD_ID}`
}
