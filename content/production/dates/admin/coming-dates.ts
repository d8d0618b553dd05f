import type { Identifier } from 'react-admin'
import { z } from 'zod'
import { call } from '#admin/api/call.ts'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { MAX_LIST_PAGE_SIZE, type ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { localisedSchema } from '#contract/common.ts'
import { dateScheduleSchema, ticketStateSchema } from '../../endpoints.ts'

const stateSchema = z.object({
  id: z.int(),
  version: z.int(),
  production_id: z.int(),
  name: localisedSchema,
  date_start: z.string(),
  status: dateScheduleSchema,
  tickets: ticketStateSchema,
  price_list_id: z.int().nullable(),
  price_from: z.int().nullable(),
  price_to: z.int().nullable(),
})

export type UpcomingDate = z.output<typeof stateSchema>
export type StateChange = Partial<Pick<UpcomingDate, 'status' | 'tickets'>>
export type DateChange = StateChange | Pick<UpcomingDate, 'price_list_id' | 'price_from' | 'price_to'>

/** Some dates, or all dates of some productions. */
export type DateSelection = { id: readonly Identifier[] } | { production_id: readonly Identifier[] }

/** The ones that have not ended, on all pages of the list. */
export async function findUpcomingDates(selection: DateSelection): Promise<UpcomingDate[]> {
  const ids = Object.fromEntries(Object.entries(selection).map(([name, ids]) => [name, ids.join(',')]))
  const dates: UpcomingDate[] = []
  for (let page = 1, count = Number.POSITIVE_INFINITY; dates.length < count; page++) {
    const query = { ...ids, past: false, page_size: MAX_LIST_PAGE_SIZE, page }
    const response = await call<ResourceEndpoints['list']>(resourceAddresses('event-dates').list, { query })
    dates.push(...z.array(stateSchema).parse(response.results))
    count = response.results.length === 0 ? 0 : response.count
  }
  return dates
}
