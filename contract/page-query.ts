import { type Locale, locales } from '#config'
import { screenQuery } from '#content/types.ts'
import { matchScreen } from './urls.ts'

/** Whether the page is shown with its editor. Not `_routes`, by which the router asks for parts of a page: whoever is sent all finds the parts. */
const OF_EVERY_PAGE = ['edit']
/** What the router asks for the data of a page with. */
const DATA = /(\/_)?\.data$/

/** The parameters that the page of this path reads; every other has no part in its answer. */
export function declaredPageParams(pathname: string): readonly string[] {
  const [, first = '', ...rest] = pathname.replace(DATA, '').split('/')
  const locale = locales.find((each: Locale) => each === first)
  const screen = locale ? matchScreen(locale, rest.join('/').replace(/\/$/, ''))?.screen : undefined
  return [...OF_EVERY_PAGE, ...((screen && screenQuery[screen]) ?? [])]
}

/** The query in one order, with the named parameters alone; what is left of it in the order it was given. */
export function splitDeclaredQuery(search: string, names: readonly string[]): { read: string; rest: string } {
  const given = [...new URLSearchParams(search)]
  const written = (entries: [string, string][]) => (entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`)
  // spec §2: `edit` with a value means nothing.
  const isRead = ([name, value]: [string, string]) => names.includes(name) && (name !== 'edit' || value === '')
  const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : one > other ? 1 : 0)
  return {
    read: written(given.filter(isRead).toSorted(byName)),
    rest: written(given.filter((entry) => !isRead(entry))),
  }
}
