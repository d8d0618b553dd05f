import { SelectInput } from 'react-admin'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { DateRows } from '#admin/inputs/DateRows.tsx'
import { DateTimes } from '#admin/inputs/DateTimes.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { PickOne } from '#admin/inputs/Pick.tsx'
import { followingDate } from '#admin/time/following-date.ts'
import { LocationInputs } from '../../location/admin.tsx'
import { vacancyStates } from '../states.ts'
import { ClosedWarning } from './ClosedWarning.tsx'

const LESSON_MINUTES = 60
// The rhythm names the day of its own row.
const lessons = {
  blank: { location_id: null, rhythm: { de: '', en: '' }, vacancies: 'unsaid', repeat_weeks: 0, repeat_until: '' },
  kept: ['location_id'],
  daysApart: 7,
  usualMinutes: LESSON_MINUTES,
}

const rhythms = [0, 1, 2, 4].map((id) => ({ id, name: `resources.courses.choices.repeat_weeks.${id}` }))

const vacancies = vacancyStates.map((id) => ({ id, name: `resources.courses.choices.vacancies.${id}` }))

/** When and where a course meets. */
export function CourseDatesInput() {
  return (
    <DateRows following={(dates) => followingDate(dates, lessons)}>
      <Row columns={3}>
        <DateTimes usualMinutes={() => LESSON_MINUTES} />
        <PickOne source="location_id" reference="locations" required create={<LocationInputs />} />
      </Row>
      <ClosedWarning />
      <Row columns={3}>
        <SelectInput source="vacancies" choices={vacancies} isRequired defaultValue="unsaid" helperText={false} />
        <SelectInput source="repeat_weeks" choices={rhythms} isRequired defaultValue={0} helperText={false} />
        <LineInput source="repeat_until" type="date" helperText={false} />
      </Row>
      <BothInput source="rhythm" />
    </DateRows>
  )
}
