/** Parsed as leniently as by the API. */
export type SearchQuery = { q: string; kind: string; page: number }

export function readSearch(search: URLSearchParams): SearchQuery {
  const page = Number(search.get('page') ?? '1')
  return {
    q: (search.get('q') ?? '').trim(),
    kind: search.get('kind') ?? '',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  }
}

export function searchAddress({ q, kind, page }: SearchQuery): string {
  const params = new URLSearchParams({ q, ...(kind ? { kind } : {}), ...(page > 1 ? { page: String(page) } : {}) })
  return `?${params}`
}
