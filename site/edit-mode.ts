import { hasEditParam } from '#contract/edit-query.ts'

/** What a link into editing may ask to be opened at once, as the `asked` of its navigation's state. */
export type OpenOnArrival = { type: 'page_settings' } | { type: 'new_page'; parent: number | null; slug?: string }

type Address = { pathname: string; search: string }

/** The same query with `edit` in it, as the specification writes it: with no value and no equals sign. */
export function withEditParam(search: string): string {
  const others = search.split(/[?&]/).filter((part) => part !== '' && !/^edit(=|$)/.test(part))
  return `?${[...others, 'edit'].join('&')}`
}

/** The query another address takes along; the router writes `edit` with an equals sign on the server and in its own requests. */
export function preservedQuery(search: string): string {
  return hasEditParam(search) ? withEditParam(search) : search
}

/** Whether the page's editor is not there any more at the next address. */
export function leavesEditMode(current: Address, next: Address): boolean {
  return current.pathname !== next.pathname || (hasEditParam(current.search) && !hasEditParam(next.search))
}
