import { BothInput } from '../../inputs/BothInput.tsx'
import { DateRows } from '../../inputs/DateRows.tsx'
import { Row } from '../../inputs/fields.tsx'
import { HouseTimeInput } from '../../inputs/HouseTimeInput.tsx'
import { PickOne } from '../../inputs/Pick.tsx'
import { LocationInputs } from '../locations.tsx'

const fresh = { location_id: null, date_start: null, date_end: null, rhythm: { de: '', en: '' } }

/** When and where a course meets; a new row is as the last one. */
export function CourseDatesInput() {
  return (
    <DateRows following={(dates) => ({ ...fresh, ...dates.at(-1), id: undefined })}>
      <Row columns={3}>
        <HouseTimeInput source="date_start" required />
        <HouseTimeInput source="date_end" required />
        <PickOne source="location_id" reference="locations" required create={<LocationInputs />} />
      </Row>
      <BothInput source="rhythm" />
    </DateRows>
  )
}
