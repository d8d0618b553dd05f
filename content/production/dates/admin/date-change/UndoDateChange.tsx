import { Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useBusy } from '#admin/api/use-busy.ts'
import { useLanguage } from '#admin/i18n/use-language.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { DateChange, listDateChanges, undoDateChange } from '#contract/admin/date-changes.ts'
import { formatTime } from '#contract/events/date-change-texts.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'

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

/** Author and time of a change, and undo while it is possible. */
export function UndoDateChange({ change, done }: { change: DateChange; done: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const language = useLanguage()
  const { isBusy, runWhileBusy } = useBusy()
  const minutesLeft = Math.max(1, Math.ceil((Date.parse(change.until) - Date.now()) / MINUTE_MS))
  async function undo() {
    await runWhileBusy(async () => {
      await call<typeof undoDateChange>(adminAddresses.undoDateChange, {
        params: { id: change.date_id },
        body: { change: change.change },
      })
      notify('partitur.dateChange.done.undone')
    })
    refresh()
    done()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void undo()} sx={{ minHeight: 44 }}>
        {translate('partitur.dateChange.done.undo')}
      </Button>
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('partitur.dateChange.done.by', {
          name: change.by,
          time: formatTime({ start: change.at }, language),
        })}{' '}
        {translate('partitur.dateChange.done.undoFor', { smart_count: minutesLeft })}
      </Typography>
    </Box>
  )
}
