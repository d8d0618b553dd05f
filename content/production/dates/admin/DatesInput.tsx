import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ScheduleIcon from '@mui/icons-material/Schedule'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, IconButtonWithTooltip, SelectInput, useGetMany, useTranslate, useWrappedSource } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { currentLanguage } from '#admin/i18n/language.ts'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { DateLine } from '#admin/inputs/DateLine.tsx'
import { DateRowsInput } from '#admin/inputs/DateRowsInput.tsx'
import { DateTimes } from '#admin/inputs/DateTimes.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { useRemoveRow } from '#admin/inputs/RowButtons.tsx'
import { DatePoster, DatePosters } from '#admin/posters/DatePoster.tsx'
import { getRows } from '#admin/records.ts'
import { nextDateRow } from '#admin/time/next-date-row.ts'
import { formatTime } from '#contract/events/date-change-texts.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { formatMonth } from '#contract/time/format-month.ts'
import { isInstant } from '#contract/time/time-input.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { listMonths } from '../../calendar/admin/months.ts'
import { ClashesOfDate, ClashesOfRow, DateClashes } from '../../planning/admin/clashes.tsx'
import { DateAccess, DateFacts, MovedInputs } from './DateFacts.tsx'
import { sumProgrammeMinutes } from './dates.ts'

const EVENING_MINUTES = 120
// Each date has its own ticket link, so a copy starts without one.
const blank = {
  venue_id: null,
  ticket_link: '',
  tickets_from: null,
  price_from: null,
  price_to: null,
  price_list_id: null,
  doors_minutes: null,
  introduction_minutes: null,
  introduction_place: { de: '', en: '' },
  status: 'scheduled',
  tickets: 'available',
  status_note: { de: '', en: '' },
  moved_from_start: null,
  moved_from_venue_id: null,
}

// A new date copies these from the last one.
const copied = [
  'venue_id',
  'price_from',
  'price_to',
  'price_list_id',
  'doors_minutes',
  'introduction_minutes',
  'introduction_place',
]

/** Dates of a production; the end follows from the programme where every work has a duration. */
export function DatesInput() {
  const programmeMinutes = useProgrammeMinutes()
  const getUsualMinutes = () => programmeMinutes() ?? EVENING_MINUTES
  return (
    <DatePosters>
      <DateClashes>
        <AnnouncedInput />
        <DateRowsInput
          removeButton={<RemoveDate />}
          summary={<DateSummary />}
          notice={<ClashesOfRow />}
          following={(dates) => nextDateRow(dates, { blank, copied, daysApart: 1, usualMinutes: getUsualMinutes() })}
        >
          <Row>
            <DateTimes usualMinutes={getUsualMinutes} />
          </Row>
          <ProgrammeEnd minutes={programmeMinutes()} />
          <ClashesOfRow />
          <DateFacts />
          <MovedInputs />
          <DateAccess />
          <DatePoster />
        </DateRowsInput>
      </DateClashes>
    </DatePosters>
  )
}

function DateSummary() {
  const translate = useTranslate()
  const [venueId, status, tickets]: unknown[] = useWatch({
    name: [useWrappedSource('venue_id'), useWrappedSource('status'), useWrappedSource('tickets')],
  })
  const states = [status, tickets].filter((state) => state !== 'scheduled' && state !== 'available')
  return (
    <DateLine
      reference="venues"
      placeId={venueId}
      states={states.map((state) => translate(`partitur.status.${state}`))}
    />
  )
}

export function NewDateInputs() {
  return (
    <>
      <ReferencePicker source="production_id" reference="productions" required />
      <Row>
        <DateTimes usualMinutes={() => EVENING_MINUTES} />
      </Row>
      <ClashesOfDate />
      <DateFacts />
    </>
  )
}

const MONTHS_AHEAD = 36

/** The month of an announced production. Hidden once there is a date, which replaces it. */
function AnnouncedInput() {
  const locale = useLanguage()
  const { getValues } = useFormContext()
  const dates: unknown = useWatch({ name: 'dates' })
  if (getRows({ dates }, 'dates').length > 0) return null
  const stored = String(getValues('announced_month') ?? '')
  const months = [...new Set([stored, ...listMonths({ ahead: MONTHS_AHEAD })])].filter(Boolean).toSorted()
  return (
    <SelectInput
      source="announced_month"
      choices={months.map((id) => ({ id, name: formatMonth(id, locale) }))}
      translateChoice={false}
      emptyText="partitur.evening.notAnnounced"
      emptyValue=""
      parse={(month: string | null) => month ?? ''}
      helperText="partitur.evening.announcedHelp"
      sx={{ maxWidth: '24rem' }}
    />
  )
}

/** Duration of the programme in this form, or null if a work has none. */
function useProgrammeMinutes(): () => number | null {
  const { getValues } = useFormContext()
  const programme: unknown = useWatch({ name: 'programme' })
  const ids = getRows({ programme }, 'programme').flatMap(({ work_id }) =>
    typeof work_id === 'number' ? [work_id] : [],
  )
  const { data = [] } = useGetMany('works', { ids }, { enabled: ids.length > 0 })
  return () => sumProgrammeMinutes(getRows(getValues(), 'programme'), data)
}

/** Asks for confirmation if the date is public and still to come. */
function RemoveDate() {
  // The record context is the row here. Default values, because typed ones are not public yet.
  const { defaultValues } = useFormState()
  const remove = useRemoveRow()
  const [id, end, start]: unknown[] = useWatch({
    name: [useWrappedSource('id'), useWrappedSource('date_end'), useWrappedSource('date_start')],
  })
  const [button, setButton] = useState<HTMLElement | null>(null)
  const isPublic =
    typeof id === 'number' && defaultValues?.is_online === true && isInstant(end) && new Date(end) > new Date()
  return (
    <>
      <IconButtonWithTooltip
        label="partitur.dates.remove"
        size="small"
        color="warning"
        data-row="remove"
        onClick={({ currentTarget }: { currentTarget: HTMLElement }) =>
          isPublic ? setButton(currentTarget) : remove(currentTarget)
        }
      >
        <DeleteIcon fontSize="small" />
      </IconButtonWithTooltip>
      <Confirm
        isOpen={button !== null}
        title="partitur.dates.removeTitle"
        content="partitur.dates.removeText"
        titleTranslateOptions={{ when: isInstant(start) ? formatTimestamp(start, currentLanguage()) : '' }}
        confirm="partitur.dates.remove"
        confirmColor="warning"
        onConfirm={() => {
          const pressedButton = button
          setButton(null)
          if (pressedButton) remove(pressedButton)
        }}
        onClose={() => setButton(null)}
      />
    </>
  )
}

/** Applause and encores. */
const APPLAUSE_MS = 30 * MINUTE_MS

/** Offers the computed end of the programme; warns if the date ends earlier. `minutes`: programme with intervals. */
function ProgrammeEnd({ minutes }: { minutes: number | null }) {
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
