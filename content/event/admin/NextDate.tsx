import { type RaRecord, useLocaleState, useTranslate } from 'react-admin'
import { State } from '#admin/columns/State.tsx'
import { When } from '#admin/columns/When.tsx'
import { rowsOf } from '#admin/records.ts'
import { nextDate } from './dates.ts'
import { monthText } from './month-text.ts'

export function NextDate({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const dates = rowsOf(record, 'dates')
  const next = nextDate(dates, Date.now())
  const month = typeof record.announced_month === 'string' ? record.announced_month : ''
  if (!next)
    return month
      ? translate('partitur.evening.announced', { month: monthText(month, locale) })
      : translate('partitur.state.undated')
  return (
    <>
      <When iso={next.date_start} />
      {dates.length > 1 && ` · ${translate('partitur.state.dates', { smart_count: dates.length })}`}
    </>
  )
}

export function ProductionState({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const next = nextDate(rowsOf(record, 'dates'), Date.now())
  const words = next ? [next.status, next.tickets].filter((word) => word !== 'scheduled' && word !== 'available') : []
  const note = words.map((word) => translate(`partitur.status.${word}`)).join(', ')
  return <State record={record} isPast={next?.isPast ?? false} note={note} />
}
