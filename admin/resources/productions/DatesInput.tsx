import { required, SelectInput } from 'react-admin'
import { dateSchedules, ticketStates } from '#contract/event-dates.ts'
import { BothInput } from '../../inputs/BothInput.tsx'
import { DateRows } from '../../inputs/DateRows.tsx'
import { Row } from '../../inputs/fields.tsx'
import { HouseTimeInput } from '../../inputs/HouseTimeInput.tsx'
import { LineInput } from '../../inputs/LineInput.tsx'
import { PickOne } from '../../inputs/Pick.tsx'
import { VenueCoreInputs } from '../venues.tsx'
import { followingDate } from './dates.ts'
import { MovedInputs } from './MovedInputs.tsx'

const statusChoices = dateSchedules.map((id) => ({ id, name: `partitur.status.${id}` }))
const ticketChoices = ticketStates.map((id) => ({ id, name: `partitur.status.${id}` }))

/** When and where a production is on. */
export function DatesInput() {
  return (
    <DateRows following={(dates) => followingDate(dates, Date.now())}>
      <Row>
        <HouseTimeInput source="date_start" validate={required()} helperText={false} />
        <HouseTimeInput source="date_end" validate={required()} helperText={false} />
      </Row>
      <Row>
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
