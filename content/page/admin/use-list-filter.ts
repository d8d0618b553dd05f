import { useGetList } from 'react-admin'
import { useSearchParams } from 'react-router'
import { z } from 'zod'

const ALL = 1000
const filterSchema = z.record(z.string(), z.string())

/** The filter that an address gives to any list, as the dashboard and the search do: which pages it leaves, null for all. */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const given = filterIn(params.get('filter'))
  const { q: _, ...filter } = given
  const isNarrowed = Object.keys(filter).length > 0
  const query = { filter, pagination: { page: 1, perPage: ALL }, sort: { field: 'order', order: 'ASC' as const } }
  const { data = [] } = useGetList('pages', query, { enabled: isNarrowed })
  return { given, ids: isNarrowed ? new Set(data.map(({ id }) => Number(id))) : null, clear: () => setParams({}) }
}

function filterIn(text: string | null): Record<string, string> {
  try {
    return filterSchema.catch({}).parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
