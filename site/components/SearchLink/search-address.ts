import type { Locale } from '#config'
import { urlOf } from '#contract/urls.ts'

export const SEARCH_FIELD_ID = 'search-field'

/** The page of the search, where the keyboard begins in its field. */
export function searchAddress(locale: Locale): string {
  return `${urlOf('search', locale)}#${SEARCH_FIELD_ID}`
}
