import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { listDateChanges } from '#contract/admin/date-changes.ts'

const ASKED_EVERY_MS = 30_000

/**
 * Changes of a date, or of all, that can be undone. Polled while visible, because others edit too and the time runs
 * out.
 */
export function useDateChanges(date?: { id: number; version: number }) {
  const { data = [], refetch } = useQuery({
    queryKey: ['date-changes', date?.id ?? 'all', date?.version ?? 0],
    queryFn: ({ signal }) =>
      call<typeof listDateChanges>(adminAddresses.listDateChanges, { query: date ? { date: date.id } : {} }, signal),
    refetchInterval: ASKED_EVERY_MS,
    // Keeps the old list, with open details, until the next one arrives.
    placeholderData: keepPreviousData,
  })
  return { changes: data.filter(({ date_id }) => !date || date_id === date.id), refetch: () => void refetch() }
}
