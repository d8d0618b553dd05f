import { useGetList } from 'react-admin'
import type { Found } from './Panel.tsx'
import { useOwnKinds } from './use-own-kinds.ts'

const kinds = ['productions', 'courses', 'news', 'pages', 'people']

type Asked = { filter?: Record<string, unknown>; perPage: number }

/** The entries of the main kinds that were changed last, newest first, as far as the account may open them. */
export function useNewest({ filter = {}, perPage }: Asked): Found[] {
  const own = useOwnKinds(kinds)
  const params = { filter, pagination: { page: 1, perPage }, sort: { field: 'updated_at', order: 'DESC' as const } }
  const lists = {
    productions: useGetList('productions', params, { enabled: own.includes('productions') }),
    courses: useGetList('courses', params, { enabled: own.includes('courses') }),
    news: useGetList('news', params, { enabled: own.includes('news') }),
    pages: useGetList('pages', params, { enabled: own.includes('pages') }),
    people: useGetList('people', params, { enabled: own.includes('people') }),
  }
  return Object.entries(lists)
    .flatMap(([resource, { data = [] }]) =>
      own.includes(resource) ? data.map((record) => ({ resource, record })) : [],
    )
    .sort((a, b) => String(b.record.updated_at).localeCompare(String(a.record.updated_at)))
}
