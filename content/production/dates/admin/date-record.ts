import type { Identifier } from 'react-admin'
import { z } from 'zod'
import { call } from '#admin/api/call.ts'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { MAX_LIST_PAGE_SIZE, type ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { localisedSchema } from '#contract/common.ts'
import { dateGapSchema } from '../../body-rules.ts'
import { dateScheduleSchema, ticketStateSchema } from '../../endpoints.ts'

const dateRecordSchema = z.object({
  id: z.int(),
  version: z.int(),
  production_id: z.int(),
  venue_id: z.int(),
  name: localisedSchema,
  hall: z.string(),
  urls: localisedSchema,
  date_start: z.string(),
  date_end: z.string(),
  status: dateScheduleSchema,
  tickets: ticketStateSchema,
  status_note: localisedSchema,
  price_list_id: z.int().nullable(),
  price_from: z.int().nullable(),
  price_to: z.int().nullable(),
  lacks: z.array(dateGapSchema),
})

/** Fields of a date that the back office shows. */
export type DateRecord = z.output<typeof dateRecordSchema>

export const parseDates = (records: unknown): DateRecord[] => z.array(dateRecordSchema).parse(records)

/** Null before the record is loaded. */
export const parseDate = (record: unknown): DateRecord | null => dateRecordSchema.safeParse(record).data ?? null

/** Some dates, or all dates of some productions. */
export type DateSelection = { id: readonly Identifier[] } | { production_id: readonly Identifier[] }

/** The ones that have not ended, on all pages of the list. */
export async function findUpcomingDates(selection: DateSelection): Promise<DateRecord[]> {
  const ids = Object.fromEntries(Object.entries(selection).map(([name, ids]) => [name, ids.join(',')]))
  const dates: DateRecord[] = []
  for (let page = 1, count = Number.POSITIVE_INFINITY; dates.length < count; page++) {
    const query = { ...ids, past: false, page_size: MAX_LIST_PAGE_SIZE, page }
    const response = await call<ResourceEndpoints['list']>(resourceAddresses('event-dates').list, { query })
    dates.push(...parseDates(response.results))
    count = response.results.length === 0 ? 0 : response.count
  }
  return dates
}
