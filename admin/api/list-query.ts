import type { GetListParams } from 'react-admin'

type ListQueryOptions = Pick<GetListParams, 'filter' | 'pagination' | 'sort'>

/** The query of the generic resource helper (spec §7) from react-admin's list parameters; empty values are left out. */
export function listQuery({ pagination, sort, filter }: ListQueryOptions): Record<string, unknown> {
  const { q, ...filters }: Record<string, unknown> = filter ?? {}
  return {
    ...filters,
    page: pagination?.page ?? 1,
    page_size: pagination?.perPage ?? 25,
    ordering: sort?.field && `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    search: q,
  }
}
