import { SelectInput } from 'react-admin'
import { dateSchedules, ticketStates } from '#contract/event-dates.ts'
import { BothInput } from '../../inputs/BothInput.tsx'
import { DateRows } from '../../inputs/DateRows.tsx'
import { Row } from '../../inputs/fields.tsx'
import { LineInput } from '../../inputs/LineInput.tsx'
import { PickOne } from '../../inputs/Pick.tsx'
import { VenueCoreInputs } from '../venues.tsx'
import { DateTimes } from './DateTimes.tsx'
import { followingDate } from './dates.ts'
import { MovedInputs } from './MovedInputs.tsx'
import { useProgrammeMinutes } from './use-programme-minutes.ts'

const statusChoices = dateSchedules.map((id) => ({ id, name: `partitur.status.${id}` }))
const ticketChoices = ticketStates.map((id) => ({ id, name: `partitur.status.${id}` }))

/** When and where a production is on. */
export function DatesInput() {
  const programmeMinutes = useProgrammeMinutes()
  return (
    <DateRows following={(dates) => followingDate(dates, programmeMinutes())}>
      <DateTimes />
      <Row columns={3}>
        <PickOne source="venue_id" reference="venues" required create={<VenueCoreInputs />} />
        <SelectInput source="status" choices={statusChoices} isRequired helperText={false} />
        <SelectInput source="tickets" choices={ticketChoices} isRequired helperText={false} />
      </Row>
      <LineInput source="ticket_link" type="url" helperText={false} />
      <BothInput source="status_note" />
      <MovedInputs />
    </DateRows>
  )
}
