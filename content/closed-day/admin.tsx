import EventBusyIcon from '@mui/icons-material/EventBusy'
import { required } from 'react-admin'
import { defineResource } from '#admin/define-resource.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { yesNoFilter } from '#admin/lists/filters.tsx'
import { ClosedDaysText } from './admin/ClosedDaysText.tsx'
import { ImportButton } from './admin/ImportButton.tsx'

const closedDays = defineResource({
  name: 'closed-days',
  menu: { group: 'school', place: 7 },
  icon: EventBusyIcon,
  list: {
    sort: { field: 'first_day', order: 'ASC' },
    filters: [yesNoFilter('past', true)],
    filterDefaultValues: { past: 'false' },
    secondary: (record) => <ClosedDaysText days={record} />,
    columns: [{ source: 'first_day', sortable: true, render: (record) => <ClosedDaysText days={record} /> }],
    more: <ImportButton />,
  },
  inputs: (
    <>
      <LocalisedInput source="name" required />
      <Row>
        <LineInput source="first_day" type="date" validate={required()} helperText={false} />
        <LineInput source="last_day" type="date" helperText="partitur.closedDays.oneDay" />
      </Row>
    </>
  ),
})

export default closedDays
