import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { UsagePlace } from '#contract/errors.ts'
import { call } from '../api/call.ts'

type ResourceUsage = { placesOf: (id: Identifier) => readonly UsagePlace[]; isPending: boolean }

/** The usages of records, always loaded anew; accounts and settings have none. */
export function useUsage(resource: string, ids: readonly Identifier[]): ResourceUsage {
  const isAsked = Object.hasOwn(resourceBodies, resource) && ids.length > 0
  const { data = [], isLoading } = useQuery({
    queryKey: [resource, 'usage', ...ids],
    queryFn: ({ signal }) =>
      call<ResourceEndpoints['usage']>(resourceAddresses(resource).usage, { query: { id: ids.join(',') } }, signal),
    enabled: isAsked,
    gcTime: 0,
  })
  return {
    placesOf: (id) => data.find((each) => each.id === Number(id))?.places ?? [],
    isPending: isAsked && isLoading,
  }
}
