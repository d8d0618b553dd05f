import { SelectInput, useLocaleState } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { rowsOf } from '#admin/records.ts'
import { dayOf } from '#contract/local-time.ts'
import { monthText } from './month-text.ts'

const MONTHS_AHEAD = 36

/** The month of a concert whose date is not fixed yet. Adding a date fixes it, so with one there is nothing to say here. */
export function AnnouncedInput() {
  const [locale] = useLocaleState()
  const { getValues } = useFormContext()
  const dates: unknown = useWatch({ name: 'dates' })
  if (rowsOf({ dates }, 'dates').length > 0) return null
  const stored = String(getValues('announced_month') ?? '')
  const months = [...new Set([stored, ...monthsAhead()])].filter(Boolean).toSorted()
  return (
    <SelectInput
      source="announced_month"
      choices={months.map((id) => ({ id, name: monthText(id, locale) }))}
      translateChoice={false}
      emptyText="partitur.evening.notAnnounced"
      emptyValue=""
      parse={(month: string | null) => month ?? ''}
      helperText="partitur.evening.announcedHelp"
      sx={{ maxWidth: '24rem' }}
    />
  )
}

function monthsAhead(): string[] {
  const [year = 0, month = 0] = dayOf(new Date()).split('-').map(Number)
  return Array.from({ length: MONTHS_AHEAD }, (_, index) => new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7))
}
