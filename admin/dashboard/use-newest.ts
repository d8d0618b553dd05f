import { useGetList } from 'react-admin'
import type { Found } from './Panel.tsx'

type Asked = { filter?: Record<string, unknown>; perPage: number }

/** The entries of the main kinds that were changed last, newest first. */
export function useNewest({ filter = {}, perPage }: Asked): Found[] {
  const params = { filter, pagination: { page: 1, perPage }, sort: { field: 'updated_at', order: 'DESC' as const } }
  const productions = useGetList('productions', params)
  const courses = useGetList('courses', params)
  const news = useGetList('news', params)
  const pages = useGetList('pages', params)
  const people = useGetList('people', params)
  return Object.entries({ productions, courses, news, pages, people })
    .flatMap(([resource, { data = [] }]) => data.map((record) => ({ resource, record })))
    .sort((a, b) => String(b.record.updated_at).localeCompare(String(a.record.updated_at)))
}
