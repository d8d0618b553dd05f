import EventBusyIcon from '@mui/icons-material/EventBusy'
import { defineAdmin } from '#admin/define-resource.tsx'
import { yesNoFilter } from '#admin/lists/filters.tsx'
import { ClosedDaysText } from './admin/ClosedDaysText.tsx'
import { ImportButton } from './admin/ImportButton.tsx'
import closedDay from './fields.ts'

export default defineAdmin(closedDay, {
  icon: EventBusyIcon,
  menu: { group: 'school', order: 7 },
  list: {
    hasState: false,
    more: <ImportButton />,
    filterInputs: { past: yesNoFilter('past', true) },
    filterDefaultValues: { past: 'false' },
    secondary: (record) => <ClosedDaysText days={record} />,
    columns: { first_day: (record) => <ClosedDaysText days={record} /> },
  },
})
