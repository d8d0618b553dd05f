import MeetingRoomIcon from '@mui/icons-material/MeetingRoom'
import { stateColumn } from '../columns/State.tsx'
import { BothInput } from '../inputs/BothInput.tsx'
import { OrderInput, Row } from '../inputs/fields.tsx'
import { LineInput } from '../inputs/LineInput.tsx'
import { textOf } from '../records.ts'
import { defineResource } from './define-resource.tsx'

export function LocationInputs() {
  return (
    <>
      <BothInput source="name" required />
      <Row>
        <LineInput source="address" helperText={false} />
        <LineInput source="city" helperText={false} />
      </Row>
      <OrderInput />
    </>
  )
}

export const locations = defineResource({
  name: 'locations',
  icon: MeetingRoomIcon,
  list: {
    sort: { field: 'order', order: 'ASC' },
    secondary: (record) => textOf(record.city),
    columns: [{ source: 'address' }, { source: 'city', sortable: true }, { source: 'order', sortable: true, numeric: true }, stateColumn],
  },
  inputs: <LocationInputs />,
})
