import type { GetListParams } from 'react-admin'

type Wanted = Pick<GetListParams, 'filter' | 'pagination' | 'sort'>

/** The query of the generic resource helper (spec §7) for a list as react-admin describes it. */
export function listQuery({ pagination, sort, filter }: Wanted): string {
  const { q, ...filters }: Record<string, unknown> = filter ?? {}
  const query = new URLSearchParams()
  query.set('page', String(pagination?.page ?? 1))
  query.set('page_size', String(pagination?.perPage ?? 25))
  if (sort?.field) query.set('ordering', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`)
  if (isGiven(q)) query.set('search', String(q))
  for (const [name, value] of Object.entries(filters)) if (isGiven(value)) query.set(name, String(value))
  return query.toString()
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
