import { type Locale, locales } from '#config'
import { screenQuery } from '#model/types.ts'
import { matchScreen } from '../links/urls.ts'

/** Edit mode. `_routes`, with which the router requests parts of a page, may be ignored: the full response has them. */
const OF_EVERY_PAGE = ['edit']
/** The router's URLs for page data. */
const DATA = /(\/_)?\.data$/

/** The query parameters that this page reads; others do not affect its response. */
export function declaredPageParams(pathname: string): readonly string[] {
  const [, first = '', ...segments] = pathname.replace(DATA, '').split('/')
  const locale = locales.find((each: Locale) => each === first)
  const screen = locale ? matchScreen(locale, segments.join('/').replace(/\/$/, ''))?.screen : undefined
  return [...OF_EVERY_PAGE, ...((screen && screenQuery[screen]) ?? [])]
}

/** Splits the query into declared parameters in a fixed order and the rest in its given order. */
export function splitDeclaredQuery(search: string, names: readonly string[]): { read: string; rest: string } {
  const params = [...new URLSearchParams(search)]
  const toQuery = (entries: [string, string][]) => (entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`)
  // spec §2: `edit` with a value means nothing.
  const isUsed = ([name, value]: [string, string]) => names.includes(name) && (name !== 'edit' || value === '')
  const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : one > other ? 1 : 0)
  return {
    read: toQuery(params.filter(isUsed).toSorted(byName)),
    rest: toQuery(params.filter((entry) => !isUsed(entry))),
  }
}
