import { hasEditParam } from '#contract/page/edit-query.ts'

/** Dialog that a link into edit mode opens at once, as `asked` in its navigation state. */
export type OpenOnArrival = { type: 'page_settings' } | { type: 'new_page'; parent: number | null; slug?: string }

type Address = { pathname: string; search: string }

/** Adds `edit` as the specification writes it: without value and equals sign. */
export function withEditParam(search: string): string {
  const otherParams = search.split(/[?&]/).filter((part) => part !== '' && !/^edit(=|$)/.test(part))
  return `?${[...otherParams, 'edit'].join('&')}`
}

/** The query for another URL; the router writes `edit` with an equals sign on the server and in its own requests. */
export function preservedQuery(search: string): string {
  return hasEditParam(search) ? withEditParam(search) : search
}

/** Whether the next URL has no page editor. */
export function leavesEditMode(current: Address, next: Address): boolean {
  return current.pathname !== next.pathname || (hasEditParam(current.search) && !hasEditParam(next.search))
}
