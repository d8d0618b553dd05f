import { Alert } from '@mui/material'
import { SelectInput, useGetList, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { DateLine } from '#admin/inputs/DateLine.tsx'
import { DateRowsInput } from '#admin/inputs/DateRowsInput.tsx'
import { DateTimes } from '#admin/inputs/DateTimes.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { nextDateRow } from '#admin/time/next-date-row.ts'
import { toDay } from '#contract/time/local-time.ts'
import { isInstant } from '#contract/time/time-input.ts'
import { recordTitle } from '#model/titles.ts'
import { findClosedDaysOn } from '../../closed-day/endpoints.ts'
import { vacancyStates } from '../states.ts'

const LESSON_MINUTES = 60
// The label of the rhythm names the weekday of its row.
const lessons = {
  blank: { location_id: null, rhythm: { de: '', en: '' }, vacancies: 'unsaid', repeat_weeks: 0, repeat_until: '' },
  copied: ['location_id'],
  daysApart: 7,
  usualMinutes: LESSON_MINUTES,
}

const rhythms = [0, 1, 2, 4].map((id) => ({ id, name: `resources.courses.choices.repeat_weeks.${id}` }))

const vacancies = vacancyStates.map((id) => ({ id, name: `resources.courses.choices.vacancies.${id}` }))

export function CourseDatesInput() {
  return (
    <DateRowsInput
      following={(dates) => nextDateRow(dates, lessons)}
      summary={<LessonSummary />}
      notice={<ClosedWarning />}
    >
      <Row columns={3}>
        <DateTimes usualMinutes={() => LESSON_MINUTES} />
        <ReferencePicker source="location_id" reference="locations" required create={quickForm('locations')} />
      </Row>
      <ClosedWarning />
      <Row columns={3}>
        <SelectInput source="vacancies" choices={vacancies} isRequired defaultValue="unsaid" helperText={false} />
        <SelectInput source="repeat_weeks" choices={rhythms} isRequired defaultValue={0} helperText={false} />
        <LineInput source="repeat_until" type="date" helperText={false} />
      </Row>
      <LocalisedInput source="rhythm" />
    </DateRowsInput>
  )
}

function LessonSummary() {
  const translate = useTranslate()
  const [locationId, vacancy]: unknown[] = useWatch({
    name: [useWrappedSource('location_id'), useWrappedSource('vacancies')],
  })
  return (
    <DateLine
      reference="locations"
      placeId={locationId}
      states={vacancy === 'unsaid' ? [] : [translate(`resources.courses.choices.vacancies.${vacancy}`)]}
    />
  )
}

type NamedDays = { id: number; first_day: string; last_day: string; name: { de: string; en: string } }

/** Warns when a course's date begins on a closed day. */
function ClosedWarning() {
  const translate = useTranslate()
  const locale = useLanguage()
  const [start, weeks] = useWatch({ name: [useWrappedSource('date_start'), useWrappedSource('repeat_weeks')] })
  const { data = [] } = useGetList<NamedDays>('closed-days', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'first_day', order: 'ASC' },
  })
  const closedDays = isInstant(start) ? findClosedDaysOn(toDay(new Date(start)), data) : null
  if (!closedDays) return null
  const name = recordTitle('closed-days', closedDays, locale)
  return (
    <Alert severity="warning" role="status" sx={{ width: '100%', mb: 2 }}>
      {translate(Number(weeks) > 0 ? 'partitur.closedDays.beginsLater' : 'partitur.closedDays.heldOnClosedDay', {
        name,
      })}
    </Alert>
  )
}
