import MeetingRoomIcon from '@mui/icons-material/MeetingRoom'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { OrderInput, Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { localText } from '#admin/records.ts'

export function LocationInputs() {
  return (
    <>
      <LocalisedInput source="name" required />
      <Row>
        <LineInput source="address" helperText={false} />
        <LineInput source="city" helperText={false} />
      </Row>
      <OrderInput />
    </>
  )
}

const locations = defineResource({
  name: 'locations',
  menu: { group: 'school', place: 6 },
  icon: MeetingRoomIcon,
  list: {
    sort: { field: 'order', order: 'ASC' },
    secondary: (record) => localText(record.city),
    columns: [
      { source: 'address' },
      { source: 'city', sortable: true },
      { source: 'order', sortable: true, numeric: true },
      stateColumn,
    ],
  },
  inputs: <LocationInputs />,
})

export default locations
