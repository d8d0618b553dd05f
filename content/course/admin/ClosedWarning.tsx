import { Alert } from '@mui/material'
import { useGetList, useLocaleState, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { dayOf } from '#contract/local-time.ts'
import { isInstant } from '#contract/typed-time.ts'
import { closedOn } from '../../closure/endpoints.ts'
import { titleOf } from '../../title.ts'

type NamedDays = { id: number; first_day: string; last_day: string; name: { de: string; en: string } }

/** Says so where a course's date begins on a day on which the school is closed, and what becomes of it. */
export function ClosedWarning() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [start, weeks] = useWatch({ name: [useWrappedSource('date_start'), useWrappedSource('repeat_weeks')] })
  const { data = [] } = useGetList<NamedDays>('closed-days', { pagination: { page: 1, perPage: 1000 }, sort: { field: 'first_day', order: 'ASC' } })
  const closed = isInstant(start) ? closedOn(dayOf(new Date(start)), data) : null
  if (!closed) return null
  const name = titleOf('closed-days', closed, locale === 'en' ? 'en' : 'de')
  return (
    <Alert severity="warning" role="status" sx={{ width: '100%', mb: 2 }}>
      {translate(Number(weeks) > 0 ? 'partitur.closedDays.beginsLater' : 'partitur.closedDays.heldAnyway', { name })}
    </Alert>
  )
}
