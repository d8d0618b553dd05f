import { parseId } from '#contract/links/urls.ts'

/** A list's filter as spec §3 defines it: scalar fields are strings, the others arrays. Empty means not filtered. */
export type Filter = { [name: string]: string | readonly string[] }

/** spec §4: an array filter adds a value if absent and removes it if present; a scalar filter is set. */
export function toggleFilter<F extends Filter>(filter: F, name: keyof F & string, value: string): F {
  const current = filter[name]
  if (!Array.isArray(current)) return { ...filter, [name]: value }
  return { ...filter, [name]: current.includes(value) ? current.filter((each) => each !== value) : [...current, value] }
}

/** Removes one value, for the list of active filters. */
export function removeFromFilter<F extends Filter>(filter: F, name: keyof F & string, value: string): F {
  const current = filter[name]
  return { ...filter, [name]: Array.isArray(current) ? current.filter((each) => each !== value) : '' }
}

export function isFiltered(filter: Filter): boolean {
  return Object.values(filter).some((value) => value.length > 0)
}

/** spec §7: only non-empty fields are sent, arrays comma-joined. */
export function filterQuery(filter: Filter): Record<string, string> {
  const entries = Object.entries(filter).map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.join(',')] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** The query string of a filter, commas readable; empty without a filter. */
export function filterSearch(filter: Filter, page = 1): string {
  const query = { ...filterQuery(filter), ...(page > 1 ? { page: String(page) } : {}) }
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',')
  return search ? `?${search}` : ''
}

/** Reads ids from a query as links write them (`1,2`) and as forms without script send them (`a=1&a=2`). */
export function readIds(search: URLSearchParams, name: string): string[] {
  const ids = search.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(ids.filter((id) => parseId(id) !== null))]
}

export function readId(search: URLSearchParams, name: string): string {
  return readIds(search, name)[0] ?? ''
}
