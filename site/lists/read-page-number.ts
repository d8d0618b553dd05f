/** The page number in a URL; 1 for anything else. */
export function readPageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
