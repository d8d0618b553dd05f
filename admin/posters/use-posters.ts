import { useQuery } from '@tanstack/react-query'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { listPosters, PosterRecord } from '#contract/events/posters.ts'
import type { ResourceName } from '#model/define-type.ts'
import { call } from '../api/call.ts'

/** The poster URLs of these records; unsaved ones have none. */
export function usePosters(
  resource: ResourceName,
  ids: readonly number[],
): { posters: PosterRecord[]; isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['posters', resource, ids.join()],
    queryFn: ({ signal }) =>
      call<typeof listPosters>(adminAddresses.listPosters, { query: { resource, id: ids.join(',') } }, signal),
    enabled: ids.length > 0,
  })
  return { posters: data ?? [], isPending: isPending && ids.length > 0 }
}
