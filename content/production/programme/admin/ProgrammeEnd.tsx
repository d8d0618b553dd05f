import ScheduleIcon from '@mui/icons-material/Schedule'
import { Alert, Button } from '@mui/material'
import { useTranslate, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { formatTime } from '#contract/events/date-change-texts.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { isInstant } from '#contract/time/time-input.ts'

/** Applause and encores. */
const APPLAUSE_MS = 30 * MINUTE_MS

/** Offers the computed end of the programme; warns if the date ends earlier. `minutes`: programme with intervals. */
export function ProgrammeEnd({ minutes }: { minutes: number | null }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { setValue } = useFormContext()
  const endPath = useWrappedSource('date_end')
  const [start, end]: unknown[] = useWatch({ name: [useWrappedSource('date_start'), endPath] })
  if (minutes === null || !isInstant(start)) return null
  const computed = new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString()
  const later = isInstant(end) ? Date.parse(end) - Date.parse(computed) : null
  if (later !== null && later >= 0 && later <= APPLAUSE_MS) return null
  const time = formatTime({ start: computed }, language)
  const button = (
    <Button
      size="small"
      startIcon={<ScheduleIcon />}
      onClick={() => setValue(endPath, computed, { shouldDirty: true })}
      sx={{ minHeight: 44, alignSelf: 'flex-start' }}
    >
      {translate('partitur.evening.endByProgramme', { time })}
    </Button>
  )
  if (later === null || later > 0) return button
  return (
    <Alert severity="warning" action={button} sx={{ width: '100%', mb: 2, flexWrap: 'wrap' }}>
      {translate('partitur.evening.endsTooEarly', { time })}
    </Alert>
  )
}
