import { type RaRecord, useLocaleState, useTranslate } from 'react-admin'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { VisibilityChips } from '#admin/columns/VisibilityChips.tsx'
import { getRows } from '#admin/records.ts'
import { formatMonth } from '../../calendar/admin/months.ts'
import { findNextDate } from './dates.ts'

export function NextDate({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const dates = getRows(record, 'dates')
  const next = findNextDate(dates, Date.now())
  const month = typeof record.announced_month === 'string' ? record.announced_month : ''
  if (!next)
    return month
      ? translate('partitur.evening.announced', { month: formatMonth(month, locale) })
      : translate('partitur.state.undated')
  return (
    <>
      <Timestamp iso={next.date_start} />
      {dates.length > 1 && ` · ${translate('partitur.state.dates', { smart_count: dates.length })}`}
    </>
  )
}

export function ProductionState({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const next = findNextDate(getRows(record, 'dates'), Date.now())
  const states = next
    ? [next.status, next.tickets].filter((state) => state !== 'scheduled' && state !== 'available')
    : []
  const note = states.map((state) => translate(`partitur.status.${state}`)).join(', ')
  return <VisibilityChips record={record} isPast={next?.isPast ?? false} note={note} />
}
