import { z } from 'zod'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { endpoint } from '#contract/endpoint.ts'
import { recordSchemaFor } from './records.ts'

/** Types that are often entered twice, by hand and by imports. */
export const mergeableResources = ['people', 'works', 'composers'] as const
export type MergeableResource = (typeof mergeableResources)[number]

const asRead = z.object({ id: z.int().positive(), version: z.int().min(1) })

export function mergeEndpoint(name: MergeableResource) {
  return endpoint({
    id: `admin_merge_${name}`,
    tag: `admin: ${name}`,
    summary: `Two of ${name} become one: what points to drop points to keep, and drop goes into the bin`,
    ...resourceAddresses(name).merge,
    access: 'editor',
    body: z.object({
      /** With the versions that the editor saw; an outdated one changes nothing. */
      keep: asRead,
      drop: asRead,
      /** Fields that take the dropped record's value. */
      take: z.array(z.string().max(60)).max(60).default([]),
    }),
    response: recordSchemaFor(name),
    errors: ['bad_input', 'forbidden', 'not_found', 'conflict', 'in_use'],
  })
}
