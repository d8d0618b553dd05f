/** spec §2: editing is on when `edit` is in the query with no value. */
export function hasEditParam(search: string): boolean {
  return new URLSearchParams(search).get('edit') === ''
}
